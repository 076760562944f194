/**
 * Traditional Chinese characters, each with its simplified form: all characters of the words and phrases, and other
 * common ones. Messages in both scripts are read alike, and so are the two ways of writing "account".
 */
const pairs =
  '並并 亞亚 佈布 佔占 來来 係系 倉仓 個个 們们 備备 傳传 債债 僅仅 價价 償偿 優优 儲储 兌兑 內内 兩两 冊册 凍冻 別别 刪删 則则 動动 務务 勝胜 勞劳 勢势 勵励 ' +
  '匯汇 區区 協协 參参 員员 問问 啟启 啓启 單单 嗎吗 嘗尝 囉啰 國国 圍围 圓圆 圖图 執执 報报 場场 塊块 壓压 壞坏 夠够 奪夺 實实 審审 寫写 將将 專专 尋寻 對对 導导 ' +
  '屆届 屬属 師师 帐账 帳账 帶带 幣币 庫库 張张 強强 後后 從从 復复 態态 憑凭 應应 戶户 戸户 拋抛 掛挂 採采 換换 損损 搶抢 撥拨 擁拥 擇择 擊击 擋挡 擔担 據据 擠挤 擬拟 ' +
  '攝摄 敗败 數数 斷断 於于 時时 暫暂 曆历 書书 會会 東东 査查 桿杆 條条 業业 極极 榮荣 槓杠 標标 樣样 機机 檔档 檢检 檻槛 櫃柜 欄栏 權权 歐欧 歡欢 歷历 歸归 決决 ' +
  '沒没 沖冲 況况 淨净 減减 測测 準准 滯滞 滿满 漲涨 瀏浏 灣湾 為为 無无 營营 狀状 獎奖 獨独 獲获 現现 環环 產产 產产 畢毕 畫画 異异 當当 發发 盡尽 監监 盤盘 盧卢 確确 ' +
  '碼码 稅税 種种 稱称 積积 穩稳 競竞 筆笔 節节 範范 簡简 簽签 籤签 籌筹 紀纪 約约 紅红 納纳 細细 紹绍 終终 組组 結结 絕绝 絡络 給给 統统 綁绑 經经 綠绿 維维 網网 緊紧 緒绪 ' +
  '線线 編编 緩缓 縮缩 總总 績绩 繫系 繳缴 繼继 續续 罰罚 義义 習习 聞闻 聯联 臨临 臺台 與与 舊旧 萬万 薦荐 處处 號号 虧亏 補补 裝装 裡里 製制 複复 見见 規规 視视 覽览 ' +
  '觸触 訂订 計计 訊讯 託托 記记 設设 許许 訴诉 註注 証证 評评 詢询 試试 話话 該该 詳详 誠诚 認认 語语 誤误 說说 調调 請请 諒谅 諮咨 諾诺 講讲 謝谢 謹谨 證证 議议 護护 讀读 ' +
  '變变 負负 販贩 貨货 貴贵 買买 貸贷 費费 貼贴 資资 賠赔 賣卖 賬账 賺赚 購购 贈赠 贖赎 趕赶 躍跃 車车 較较 載载 輕轻 輪轮 輯辑 輸输 轉转 辦办 這这 連连 週周 進进 運运 過过 ' +
  '達达 違违 遞递 遠远 適适 遲迟 選选 還还 郵邮 釋释 鉅巨 銀银 銷销 錄录 錢钱 錯错 鍵键 鎖锁 鐘钟 鑰钥 長长 門门 閉闭 開开 間间 閱阅 關关 階阶 際际 隨随 險险 隱隐 隻只 ' +
  '雙双 雜杂 離离 電电 響响 頁页 項项 順顺 須须 預预 頓顿 領领 頭头 頻频 題题 額额 顏颜 願愿 類类 顧顾 顯显 風风 餘余 馬马 駁驳 駕驾 驗验 驟骤 體体 鮮鲜 麼么 點点 歲岁';

const simplified = new Map(pairs.split(' ').map(([traditional = '', simple = '']) => [traditional, simple]));

/** Converts every traditional character to its simplified form. */
export function inOneScript(text: string): string {
  return text.replace(/[㐀-鿿]/g, (character) => simplified.get(character) ?? character);
}
