import { ipoRules, ipoTimes } from '../ipo/rules';
import type { BrokerDocument } from './brokerDocument';
import { asTime, hoursIn } from './textFormats';

const { channel } = ipoRules;
const open = hoursIn(channel);
const begins = asTime(ipoTimes.subscriptionOpens);
const ends = asTime(ipoTimes.subscriptionEnds);
const draw = asTime(ipoTimes.draw);
const payFrom = asTime(ipoTimes.paymentOpens);
const payUntil = asTime(ipoTimes.paymentEnds);
const listing = asTime(ipoTimes.listing);

/** The rules of new issues. */
export const ipoDocument: BrokerDocument = {
  en: {
    title: 'New issues (IPO): the rules',
    html: `<h2>Applying</h2>
<p>From ${begins} on the first day to ${ends} on the last, while applications are open (trading days, ${open.en}, Japan time). You can apply once for each issue. The price of all lots you apply for is put on hold. You can’t owe more than that.</p>
<h2>Draw</h2>
<p>At ${draw} on the day of the draw. You may win all lots, some or none. The amount for lots you don’t win is released.</p>
<h2>Payment</h2>
<p>You pay for the lots you won from the amount on hold, from ${payFrom} on the next trading day to ${payUntil} on the last day. If you don’t pay in time, you lose the shares and the amount on hold is released.</p>
<h2>Listing</h2>
<p>From ${listing} on the listing day, the shares are among your positions and can be sold at once. The price may be below the issue price.</p>`,
  },
  tw: {
    title: '股票申購規則',
    html: `<h2>申購</h2>
<p>首日 ${begins} 起至末日 ${ends} 止，於受理時間內（交易日 ${open.tw}，日本時間）申購，每檔限一次。申購張數的全部價款會先圈存，應付金額不會超過此數。</p>
<h2>抽籤</h2>
<p>抽籤日 ${draw}（日本時間）進行。可能全部中籤、部分中籤或未中籤，未中籤的款項會退回。</p>
<h2>繳款</h2>
<p>中籤款項由圈存金額支付，時間為次一交易日 ${payFrom} 起至截止日 ${payUntil}（日本時間）。逾期未繳視同放棄，款項會退回。</p>
<h2>上市</h2>
<p>上市日 ${listing}（日本時間）起列入您的部位，可立即賣出。成交價可能低於承銷價。</p>`,
  },
  jp: {
    title: 'IPOのルール',
    html: `<h2>申込</h2>
<p>初日の${begins}から最終日の${ends}まで、受付時間中（営業日の${open.jp}、日本時間）に申し込めます。1銘柄につき1回です。ブックビルディング（需要申告）はなく、公開価格で申し込みます。申し込んだ単元の代金をすべて拘束します。これを超える支払いはありません。</p>
<h2>抽選</h2>
<p>抽選日の${draw}に行います。すべて当選、一部当選、落選のいずれかで、当選しなかった分は戻ります。</p>
<h2>購入手続き（払込）</h2>
<p>当選分の代金は拘束金から支払われ、追加の入金は不要です。翌営業日の${payFrom}から期限の${payUntil}までにお手続きください。お手続きがないと当選は無効となり、拘束金は戻ります。</p>
<h2>上場</h2>
<p>上場日の${listing}から保有株式に入り、すぐに売却できます。株価が公開価格を下回ることがあります。</p>`,
  },
};
