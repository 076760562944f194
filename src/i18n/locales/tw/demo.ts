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
  replaced: '示範環境已重新開始：先前儲存的內容來自其他版本。',
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
