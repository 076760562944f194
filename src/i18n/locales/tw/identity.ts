import type { Translation } from '../../translation';
import type { identity as en } from '../en/identity';

export const identity: Translation<typeof en> = {
  title: '身分驗證',
  form: {
    why: '新增銀行帳戶與出金前需完成一次。交易與入金不需驗證。',
    minutes: '審核約需 {{minutes}} 分鐘。',
    name: '姓名',
    nameHint: '請與證件上的寫法一致',
    idNumber: '證件號碼',
    idNumberHint: '證件上 5 至 20 個英文字母、數字或連字號',
    images: '證件照片',
    imagesNote: '駕照、居留證等附照片的證件。四個角都在框內，沒有反光，文字清楚可讀。',
    front: '正面',
    back: '背面',
    submit: '送出審核',
    unanswered: '可能已經送達。請以本畫面顯示的狀態為準。',
  },
  draft: {
    note: '輸入的文字會儲存，可稍後繼續。照片不會儲存，需重新選擇。',
    saving: '正在儲存…',
    saved: '已儲存。',
    failed: '無法儲存。請確認連線。',
  },
  reasons: {
    nameTooLong: '最多 60 個字。',
    idNumberMalformed: '請輸入 5 至 20 個英文字母、數字或連字號。',
  },
  missing: '尚缺：{{fields}}。',
  wrong: '需修正：{{fields}}。',
  uploading: '照片仍在上傳。',
  refused: {
    title: '身分驗證未通過',
    body: '審核時間 {{time}}（日本時間）。請修正下方標示的項目後再次送出。您帳戶的其他內容沒有改變。',
    again: '照片不會儲存，兩張都需重新選擇。',
  },
  review: {
    title: '審核中',
    label: '身分驗證的階段',
    submitted: '已送出',
    reviewing: '審核',
    reviewed: '已驗證',
    expected: '預計 {{time}}（日本時間）前完成',
    late: '審核時間比平常長。您不需任何操作，詳情請洽客服。',
    afterwards: '屆時可新增銀行帳戶。',
    meanwhile: '您可離開本畫面。審核期間仍可交易與入金。',
  },
  verified: {
    title: '您的身分已驗證',
    body: '請僅新增此姓名的銀行帳戶。',
    at: '驗證時間（日本時間）',
    addCard: '新增銀行帳戶',
    goOn: '繼續',
  },
  facts: {
    title: '送出的內容',
    submittedAt: '送出時間（日本時間）',
    images: '照片',
    imagesNote: '不會再次顯示',
  },
  states: { done: '完成', current: '目前', upcoming: '尚未', failed: '未通過' },
};
