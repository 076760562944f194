import { withdrawalCreditScore } from '../../../src/domain/rewards/creditScore';
import { totalToRepay } from '../arithmetic/loans';
import { creditBands, loanCreditScore, loanRules } from '../loans/rules';
import type { BrokerDocument } from './brokerDocument';
import { asPercent, hoursIn, withThousands } from './textFormats';

const { hours, reviewMinutes, overdueScore } = loanRules;
const rate = asPercent(loanRules.dailyRate);
const minimum = withThousands(loanRules.minimum);
const days = loanRules.dayOptions.join(' / ');
const open = hoursIn(hours);
const example = withThousands(totalToRepay('100000', loanRules.dailyRate, 30));

const limits = (score: string, yen: string) =>
  `<table><tr><th>${score}</th><th>${yen}</th></tr>${creditBands
    .map((band) => `<tr><td>${band.score}–</td><td>${withThousands(band.limit)}</td></tr>`)
    .join('')}</table>`;

/** The rules of credit loans. */
export const loanDocument: BrokerDocument = {
  en: {
    title: 'Credit loan: the rules',
    html: `<p>In this demonstration the money you borrow is invented, like all money here.</p>
<h2>Who can borrow</h2>
<p>With a credit score of at least ${loanCreditScore}, one loan at a time, on weekdays, ${open.en} (Japan time), except holidays. From ¥${minimum} up to your credit limit, for ${days} days:</p>
${limits('Credit score', 'Limit in yen')}
<p>The review takes up to ${reviewMinutes} minutes.</p>
<h2>What it costs</h2>
<p>${rate} of the principal for each 24-hour day started since the loan was paid out. There’s no compound interest and no other fee. For ¥100,000 over 30 days you repay ¥${example}. If you repay earlier, it costs less.</p>
<h2>Repaying</h2>
<p>At any time, in full or in part, up to the outstanding amount. A repayment pays interest first, then principal.</p>
<h2>If it’s late</h2>
<p>Interest keeps accruing at the same rate, with no penalty. Your credit score falls by ${overdueScore} once, but this never takes it below ${withdrawalCreditScore}.</p>
<p>A loan doesn’t block withdrawals, and you never have to pay anything in order to withdraw.</p>`,
  },
  tw: {
    title: '借款規則',
    html: `<p>示範環境中的借款與其他資金一樣，皆為虛構。</p>
<h2>借款資格</h2>
<p>信用分數 ${loanCreditScore} 分以上，一次一筆，受理時間為平日 ${open.tw}（日本時間），國定假日除外。最低 ${minimum} 日圓，期間為 ${days} 天，不得超過借款額度：</p>
${limits('信用分數', '額度（日圓）')}
<p>審核最長 ${reviewMinutes} 分鐘。</p>
<h2>費用</h2>
<p>自撥款起每 24 小時為一天，未滿一天以一天計，每天利息為本金的 ${rate}，不計複利，沒有其他費用。借款 100,000 日圓 30 天，應還 ${example} 日圓；提前還款則較少。</p>
<h2>還款</h2>
<p>隨時可全部或部分還款，但不得超過應還金額。還款先抵利息，再抵本金。</p>
<h2>逾期</h2>
<p>利息以相同利率持續計算，沒有違約金。信用分數扣 ${overdueScore} 分，僅扣一次，且不會因此低於 ${withdrawalCreditScore} 分。</p>
<p>借款不影響出金，出金前也絕不需要付款。</p>`,
  },
  jp: {
    title: '借入のルール',
    html: `<p>このデモの借入金は、ほかのお金と同じく架空のものです。</p>
<h2>借入できる方</h2>
<p>信用スコアが${loanCreditScore}点以上の方が、一度に1件、祝日を除く平日の${open.jp}（日本時間）に申し込めます。${minimum}円以上、期間は${days}日、極度額までです。</p>
${limits('信用スコア', '極度額（円）')}
<p>審査は最長${reviewMinutes}分です。</p>
<h2>費用</h2>
<p>利息は1日につき元金の${rate}です。入金から24時間を1日とし、1日未満は1日として計算します。利息に利息はつかず、ほかの手数料もありません。10万円を30日借りると、返済額は${example}円です。早く返済するほど少なくなります。</p>
<h2>返済</h2>
<p>いつでも、全額または一部を返済できます。未返済額を超えては返済できません。利息、元金の順に充てられます。</p>
<h2>期日を過ぎたとき</h2>
<p>利息は同じ利率でかかり続けます。遅延損害金はかかりません。信用スコアが一度だけ${overdueScore}点下がりますが、それによって${withdrawalCreditScore}点を下回ることはありません。</p>
<p>借入があっても出金できます。出金の前にお支払いを求めることはありません。</p>`,
  },
};
