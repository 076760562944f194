import type { Translation } from '../../translation';
import type { loan as en } from '../en/loan';

export const loan: Translation<typeof en> = {
  name: '借款（{{days}} 天）',
  status: {
    awaitingAudit: '待審核',
    passed: '已通過',
    rejected: '未通過',
    repaid: '已還清',
    overdue: '已逾期',
  },
  amount: '借款金額',
  askedFor: '申請金額',
  outstanding: '應還餘額（含利息）',
  repaid: '已還金額',
  repaidInAll: '已還總額',
  totalToRepay: '到期還款的總額',
  due: '還款期限',
  auditBy: '審核期限',
  decidedAt: '審核時間',
  repaidAt: '還清時間',
  overdueNote: '利息以相同利率計算，沒有違約金。出金不受影響。',
  rejection: {
    creditScore: '您的信用分數低於此金額所需的分數。每日簽到可提高分數，付款不會提高分數。',
    accountRestricted: '您的帳戶當時受到限制，請聯絡客服。',
    audit: '審核未通過。未撥款，您也無須還款，可再次申請。',
  },
  credit: {
    score: '信用分數',
    withdrawals: '出金',
    loans: '借款',
    allowed: '可以',
    notYet: '{{score}} 分以上可以',
    reading: '滿分 {{highest}}，目前 {{score}}',
    raise: '每日簽到可提高分數，付款不會提高分數。',
  },
};
