import type { Translation } from '../../translation';
import type { loan as en } from '../en/loan';

export const loan: Translation<typeof en> = {
  name: '借入（{{days}}日）',
  status: {
    awaitingAudit: '審査待ち',
    passed: '承認',
    rejected: '不承認',
    repaid: '返済済み',
    overdue: '期日超過',
  },
  amount: '借入額',
  askedFor: '申込額',
  outstanding: '返済残高（利息込み）',
  repaid: '返済した額',
  repaidInAll: '返済した総額',
  totalToRepay: '期日に返済した場合の総額',
  due: '返済期日',
  auditBy: '審査の期限',
  decidedAt: '審査日時',
  repaidAt: '完済日時',
  overdueNote: '利息は同じ利率で続き、違約金はありません。出金は引き続きできます。',
  rejection: {
    creditScore:
      '信用スコアが、この金額に必要な点数を下回りました。スコアは毎日のチェックインで上がります。お支払いで上がることはありません。',
    accountRestricted: '口座が制限されていました。カスタマーサービスへご連絡ください。',
    audit: '審査で承認されませんでした。入金はなく、返済の必要もありません。もう一度お申し込みいただけます。',
  },
  credit: {
    score: '信用スコア',
    withdrawals: '出金',
    loans: '借入',
    allowed: 'できます',
    notYet: '{{score}}以上でできます',
    reading: '{{highest}}点中{{score}}点',
    raise: 'スコアは毎日のチェックインで上がります。お支払いで上がることはありません。',
  },
};
