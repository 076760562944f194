import type { Translation } from '../../translation';
import type { gates as en } from '../en/gates';

export const gates: Translation<typeof en> = {
  label: '出金步驟',
  steps: {
    verify: '完成身分驗證',
    addCard: '新增銀行帳戶',
    setFundPassword: '設定交易密碼',
    withdraw: '出金',
  },
  states: { done: '已完成', next: '下一步', toDo: '未完成', waiting: '審核中', blocked: '尚不可進行' },
  waitingNote: '審核期間無須任何操作。',
  blockedBy: '請先{{step}}',
  blockedByAll: '請先完成以上步驟。',
  window: {
    open: '開放中，至 {{time}}（日本時間）',
    openNow: '開放中',
    opens: '{{time}}（日本時間）開放',
    opensOn: '{{time}}（日本時間）開放',
    closed: '未開放',
    left: '還有 {{left}}',
    hours: '交易日 {{opens}}–{{closes}}',
    hoursInZone: '交易日 {{opens}}–{{closes}}（日本時間）',
  },
};
