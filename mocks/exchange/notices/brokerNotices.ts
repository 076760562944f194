import {
  highestCreditScore as highest,
  startingCreditScore as starting,
  withdrawalCreditScore as withdraw,
} from '../../../src/domain/rewards/creditScore';
import { loanCreditScore as loan, loanRules } from '../loans/rules';
import { signInRules } from '../rewards/rules';
import { depositHours } from '../transfers/rules';
import { mustReadNotices } from './mustReadNotices';
import type { BrokerNotice } from './noticeText';

const { opens, closes } = depositHours;
const scoreGain = signInRules.scorePerSignIn;
const scoreLoss = loanRules.overdueScore;

/** Notices of the broker to all members. */
export const brokerNotices: BrokerNotice[] = [
  ...mustReadNotices,
  {
    id: 'never-pay-to-withdraw',
    daysAgo: 12,
    time: '10:00',
    title: {
      en: 'You never have to pay anything before a withdrawal',
      tw: '出金前絕不需要先付款',
      jp: '出金の前にお支払いを求めることはありません',
    },
    html: {
      en: '<p>We never ask for a tax, a deposit or a fee before a withdrawal, and a loan doesn’t block one. Anyone who contacts you and asks for such a payment isn’t from us.</p>',
      tw: '<p>我們不會在出金前要求您繳交稅金、保證金或手續費，借款也不會影響出金。若有人以此名義與您聯絡，那不是我們。</p>',
      jp: '<p>出金の前に税金、預け金、手数料のお支払いを求めることはありません。借入があっても出金できます。そのような連絡があった場合、当社からのものではありません。</p>',
    },
  },
  {
    id: 'nightly-closing',
    daysAgo: 6,
    time: '10:00',
    title: {
      en: 'Services pause every night, 04:00–04:05',
      tw: '每日 04:00–04:05（日本時間）暫停資金異動',
      jp: '毎日04:00〜04:05はお手続きを休止します',
    },
    html: {
      en: '<p>During these minutes (Japan time) the day’s books are closed. Orders, deposits and withdrawals aren’t accepted, but you can still view everything.</p>',
      tw: '<p>此時段進行每日結帳，不受理委託、入金與出金，但仍可查詢所有資料。</p>',
      jp: '<p>この時間（日本時間）は日次の締め処理を行います。注文、入金、出金は受け付けられませんが、画面の閲覧はできます。</p>',
    },
  },
  {
    id: 'credit-score',
    daysAgo: 3,
    time: '10:00',
    title: {
      en: 'How the credit score works',
      tw: '信用分數說明',
      jp: '信用スコアのしくみ',
    },
    html: {
      en: `<p>The score goes from 0 to ${highest} and starts at ${starting}. Each daily sign-in adds ${scoreGain}. An overdue loan lowers it by ${scoreLoss}, once, but never below ${withdraw}. You need ${withdraw} to withdraw and ${loan} to borrow. No payment raises the score.</p>`,
      tw: `<p>分數介於 0 至 ${highest} 分，初始為 ${starting} 分。每日簽到加 ${scoreGain} 分。借款逾期扣 ${scoreLoss} 分，僅扣一次，且不會因此低於 ${withdraw} 分。${withdraw} 分以上可出金，${loan} 分以上可借款。付款不會提高分數。</p>`,
      jp: `<p>スコアは0〜${highest}点で、登録時は${starting}点です。毎日のチェックインで${scoreGain}点上がります。返済が遅れると一度だけ${scoreLoss}点下がりますが、それによって${withdraw}点を下回ることはありません。${withdraw}点以上で出金、${loan}点以上で借入ができます。お支払いでスコアが上がることはありません。</p>`,
    },
  },
  {
    id: 'deposit-hours',
    daysAgo: 1,
    time: '10:00',
    title: {
      en: `Deposit hours: weekdays, ${opens}–${closes}`,
      tw: `入金時間：平日 ${opens}–${closes}（日本時間）`,
      jp: `入金の受付時間：平日${opens}〜${closes}`,
    },
    html: {
      en: `<p>Deposits are open on weekdays, ${opens}–${closes} (Japan time), except holidays. This is a demonstration: please don’t transfer real money to anyone.</p>`,
      tw: `<p>入金受理時間為平日 ${opens} 至 ${closes}（日本時間），國定假日除外。這是示範環境，請勿匯出任何真實款項。</p>`,
      jp: `<p>入金は、祝日を除く平日の${opens}〜${closes}（日本時間）に受け付けます。これはデモです。実際のお金は決して振り込まないでください。</p>`,
    },
  },
];
