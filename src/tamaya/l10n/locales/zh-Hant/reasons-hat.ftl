reason-hat-play = 綜合所有訊息，我的第{ $slot }張不管是什麼牌，都接得上。
reason-hat-play-known = 訊息已經告訴我，第{ $slot }張是{ reason-card }，正好接得上。
reason-hat-play-chance = 我的第{ $slot }張有{ $percent }%的機會接得上，而且我們還承受得起一次失誤。
reason-hat-clue = 我替自己以外的每個人算出一個描述手牌的數字。給{ $target }的提示說的是它們的總和：0到{ $most }之中的{ $number }。
reason-hat-clue-plain = 給{ $target }的這個提示不帶數字，就是字面的意思。
reason-hat-discard-message = 大家都知道我有好幾張牌沒用了。棄掉哪一張就是訊息：第{ $slot }張。
reason-hat-discard-useless = 我的第{ $slot }張已經派不上用場了。
reason-hat-discard-least = 少了我的第{ $slot }張，損失最小。
