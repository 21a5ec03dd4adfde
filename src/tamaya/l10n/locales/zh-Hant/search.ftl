reason-search-ahead = 我設想自己手上可能的牌，在腦中把剩下的牌局打了{ $games }次。每一百局，這一手大約比平常的打法多得{ $gain }分。
reason-search-usual = 我在腦中把剩下的牌局打完，平常的打法結果最好。
