import type { Translation } from '../../translation';
import type { demo as en } from '../en/demo';

export const demo: Translation<typeof en> = {
  title: '示範環境',
  body: '此處所有股價、餘額與公司皆為模擬，不會有任何真實交易。您可以讓模擬交易所的時間前進。',
  time: '交易所時間 {{time}}（日本時間）',
  minute: '前進 1 分鐘',
  quarter: '前進 15 分鐘',
  session: '前進至下一個交易時段',
  reset: '重新開始',
  resetQuestion: '要重新開始示範嗎？',
  resetNote: '此示範環境的所有委託與部位將被清除，並會登出。',
  replaced: '示範環境已重新開始：先前儲存的內容來自其他版本或無法讀取，已另行保留。',
  startFailed: '示範環境無法啟動，請重新載入。若仍無法啟動，請重新開始：所有委託與部位將被清除。',
  storage: {
    strip: '未儲存',
    unsaved:
      '目前的操作未儲存：瀏覽器的儲存空間已滿或拒絕寫入，關閉或重新載入此頁後將會遺失。請釋放裝置的儲存空間，之後每次操作都會再次嘗試儲存。',
    blocked:
      '目前的操作不會儲存：此瀏覽器不為本頁儲存任何資料，例如已封鎖 Cookie。示範環境可使用至關閉或重新載入此頁為止。如需保留，請允許網站儲存資料後重新載入。',
    unreadable:
      '先前儲存的示範環境無法讀取，因此已開啟新的示範環境。新的內容不會儲存，先前的內容維持不變。請重新載入再試一次，或重新開始以取代先前的內容。',
  },
  backOffice: {
    title: '後台審核',
    body: '此處會模擬後台審核：到達所示時間即自動處理，您也可以立即決定。',
    draws: '股票申購僅於抽籤日抽籤，不會提前，請讓時間前進至該日。',
    empty: '目前沒有待審核的項目。',
    due: '{{time}}（日本時間）自動處理',
    drawn: '{{time}}（日本時間）抽籤',
    pass: '通過',
    reject: '駁回',
    toTheDraw: '前進至抽籤時間',
    kinds: {
      realName: '身分驗證',
      nameSpelling: '姓名寫法',
      deposit: '入金',
      withdrawal: '出金',
      blockTrade: '鉅額交易',
      valueStock: '價值股',
      buyback: '庫藏股',
      loan: '借款',
      ipoDraw: '股票申購抽籤',
    },
  },
};
