bot-search = 深算
bot-search-about = 打法和「帽子」一樣，但出手前會先在腦中把剩下的牌局打完。和同類一起最強，和人搭檔則毫無意義。
reason-search-ahead = 我設想自己手上可能的牌，在腦中把剩下的牌局打了{ $games }次。每一百局，這一手大約比平常的打法多得{ $gain }分。
reason-search-usual = 我在腦中把剩下的牌局打完，平常的打法結果最好。
