# 各ページで使う言葉。変数で渡すのは id だけ。

common-close = 閉じる
common-copy = コピー
common-copied = コピーしました
common-share = 共有
common-home = たまや（トップへ）
common-rules = ルール
common-save = 保存
common-saved = 保存しました
common-left =
    { $left ->
        [0] これ以上は書けません
       *[other] あと{ $left }文字
    }
common-you = あなた
common-host = ホスト
common-bot = ボット
common-guest = ゲスト{ $number }
common-anonymous = 匿名
common-language = 言語
common-error = エラーが起きました（{ $code }）。
common-nowhere = ここには何もありません。
common-to-start = はじめのページへ
common-theme = 明るさ
common-theme-auto = 自動
common-theme-dark = 夜
common-theme-light = 昼

## 色。“suit-name” は花火とヒントの色、“suit-shape” はその紋。

suit-name =
    { $suit ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [white] 白
        [multicolour] 多色
        [black] 黒
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] 牡丹
        [yellow] 星
        [green] 柳
        [blue] 輪
        [white] 菊
        [multicolour] 渦
        [black] 十字
       *[other] 紋
    }
suit-card =
    { $suit ->
        [red] 赤の{ $rank }
        [yellow] 黄の{ $rank }
        [green] 緑の{ $rank }
        [blue] 青の{ $rank }
        [white] 白の{ $rank }
        [multicolour] 多色の{ $rank }
        [black] 黒の{ $rank }
       *[other] { $suit }の{ $rank }
    }

## 花火大会の評価

grade-name =
    { $grade ->
        [failed] 失敗
        [horrible] ひどい
        [poor] いまいち
        [decent] まずまず
        [excellent] すばらしい
        [extraordinary] 驚異的
        [legendary] 伝説的
        [divine] 神がかり
       *[other] { $grade }
    }
