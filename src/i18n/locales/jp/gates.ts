import type { Translation } from '../../translation';
import type { gates as en } from '../en/gates';

export const gates: Translation<typeof en> = {
  label: '出金までの手順',
  steps: {
    verify: '本人確認をする',
    addCard: '出金先銀行口座を登録する',
    setFundPassword: '出金パスワードを設定する',
    withdraw: '出金する',
  },
  states: { done: '完了', next: '次の手順', toDo: '未完了', waiting: '審査中', blocked: 'まだできません' },
  waitingNote: '審査の結果が出るまで、必要な操作はありません。',
  blockedBy: '先に必要な手順：{{step}}',
  blockedByAll: '先に上の手順を完了してください。',
  window: {
    open: '受付中（{{time}} まで）',
    openNow: '受付中',
    opens: '{{time}} に受付開始',
    opensOn: '{{time}} に受付開始',
    closed: '受付時間外',
    left: 'あと {{left}}',
    hours: '営業日の {{opens}}〜{{closes}}',
    hoursInZone: '営業日の {{opens}}〜{{closes}}',
  },
};
