# 言行：靜音、檢舉、維持秩序

conduct-people = 在場的人
conduct-mute = 將{ $name }靜音
conduct-unmute = 重新聽見{ $name }
conduct-muted = 已將{ $name }靜音。
conduct-report = 檢舉{ $name }
conduct-report-about = 用一句話說明發生了什麼。這一桌最近的發言會一併保存，由伺服器的管理者閱讀。
conduct-reason = 發生了什麼？
conduct-report-send = 送出
conduct-reported = 謝謝。檢舉已保存。

error-too_many_muted = 你靜音的人數已達上限。
error-player_beside = 在計分的牌桌上，不能從玩家所在的地方以旁觀者身分發言。
