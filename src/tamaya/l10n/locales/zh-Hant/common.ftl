# 各頁共用的詞。變數只傳 id，不傳文字。

common-close = 關閉
common-copy = 複製
common-copied = 已複製
common-share = 分享
common-home = Tamaya，回到首頁
common-rules = 規則
common-save = 儲存
common-saved = 已儲存
common-left =
    { $left ->
        [0] 不能再寫了
       *[other] 還可以寫{ $left }個字
    }
common-you = 你
common-host = 房主
common-bot = 機器人
common-guest = 訪客{ $number }
common-anonymous = 匿名
common-language = 語言
common-error = 出了點問題（{ $code }）。
common-nowhere = 這裡什麼都沒有。
common-to-start = 回到首頁
common-theme = 明暗
common-theme-auto = 自動
common-theme-dark = 夜晚
common-theme-light = 白天

## 花色。“suit-name”是花火和提示的顏色，“suit-shape”是它的圖形。

suit-name =
    { $suit ->
        [red] 紅色
        [yellow] 黃色
        [green] 綠色
        [blue] 藍色
        [white] 白色
        [multicolour] 彩色
        [black] 黑色
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] 牡丹
        [yellow] 星星
        [green] 柳枝
        [blue] 圓環
        [white] 菊花
        [multicolour] 螺旋
        [black] 十字
       *[other] 圖形
    }
suit-card =
    { $suit ->
        [red] 紅{ $rank }
        [yellow] 黃{ $rank }
        [green] 綠{ $rank }
        [blue] 藍{ $rank }
        [white] 白{ $rank }
        [multicolour] 彩色{ $rank }
        [black] 黑{ $rank }
       *[other] { $suit }{ $rank }
    }

## 這場表演的評價

grade-name =
    { $grade ->
        [failed] 失敗
        [horrible] 慘不忍睹
        [poor] 平庸
        [decent] 尚可
        [excellent] 精彩
        [extraordinary] 驚豔
        [legendary] 傳奇
        [divine] 神級
       *[other] { $grade }
    }
