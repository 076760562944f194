import { blockTradeRules as rules } from '../blockTrade/rules';
import { tradeRules } from '../rules';
import type { BrokerDocument } from './brokerDocument';
import { asPercent, withThousands } from './textFormats';

const { opens, closes, dailyCount, stockCount, reviewMinutes, lockDays } = rules;
const shares = withThousands(String(rules.dailyShares));
const fee = asPercent(tradeRules.purchaseFeeRate);

/** The rules of block trades. */
export const blockTradeDocument: BrokerDocument = {
  en: {
    title: 'Block trades: the rules',
    html: `<h2>Bidding</h2>
<p>During the sessions, ${opens}–${closes} (Japan time). A bid must be at least the minimum bid and within the day’s price limits, for a number of shares between the offer’s minimum and maximum.</p>
<ul><li>At most ${dailyCount} applications a day, ${stockCount} for one stock.</li><li>At most ${shares} shares a day.</li></ul>
<h2>Cost</h2>
<p>The whole turnover and the purchase fee (${fee}) are put on hold. There’s no leverage.</p>
<h2>Review</h2>
<p>It takes up to ${reviewMinutes} minutes. A bid is approved if it reaches the seller’s price, which isn’t disclosed. Otherwise the amount on hold is released.</p>
<h2>Selling</h2>
<p>You can’t sell the shares on the day of the purchase or on the next trading day (T+1), but from the trading day after that. Some offers state a lock of ${lockDays} calendar days instead. The price can fall in the meantime.</p>`,
  },
  tw: {
    title: '鉅額交易規則',
    html: `<h2>出價</h2>
<p>於盤中 ${opens}–${closes}（日本時間）受理。出價不得低於最低出價，並須在當日漲跌停範圍內；股數須介於該標的的最少與最多股數之間。</p>
<ul><li>每日最多申請 ${dailyCount} 次，同一股票最多 ${stockCount} 次。</li><li>每日最多 ${shares} 股。</li></ul>
<h2>費用</h2>
<p>全部成交金額與建倉手續費（${fee}）會先圈存，不使用槓桿。</p>
<h2>審核</h2>
<p>最長 ${reviewMinutes} 分鐘。出價達到賣方要求的價格即通過，該價格不會公開；未達到則全數退回。</p>
<h2>賣出</h2>
<p>買進當日及次一交易日（T+1）不能賣出，再下一個交易日起可賣出；部分標的會註明須滿 ${lockDays} 個日曆天。期間價格可能下跌。</p>`,
  },
  jp: {
    title: '立会外取引のルール',
    html: `<h2>申込</h2>
<p>取引時間中の${opens}〜${closes}（日本時間）に受け付けます。価格は最低入札価格以上、当日の制限値幅の範囲内で、株数は案件ごとの最小株数から最大株数までです。</p>
<ul><li>申込は1日${dailyCount}回、同じ銘柄は${stockCount}回までです。</li><li>1日${shares}株までです。</li></ul>
<h2>費用</h2>
<p>約定代金の全額と買付手数料（${fee}）を拘束します。レバレッジは使えません。</p>
<h2>審査</h2>
<p>${reviewMinutes}分以内に終わります。売り手の希望価格に届けば承認されます。希望価格は公開されません。届かない場合、拘束金はすべて戻ります。</p>
<h2>売却</h2>
<p>約定当日と翌営業日（T+1）は売却できず、その次の営業日からできます。案件によっては${lockDays}暦日後からで、その旨を表示します。その間に株価が下がることがあります。</p>`,
  },
};
