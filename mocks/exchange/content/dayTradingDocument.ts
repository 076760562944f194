import { dayTradeRules as rules } from '../dayTrading/rules';
import { tradeRules } from '../rules';
import type { BrokerDocument } from './brokerDocument';
import { asPercent, asTime } from './textFormats';

const { confirmMinutes } = rules;
const { sellLockMinutes } = tradeRules;
const reserveUntil = asTime(rules.reserveUntil);
const openUntil = asTime(rules.openUntil);
const closesAt = asTime(rules.closesAt);
const headroom = asPercent(rules.headroomRate);

/** The rules of day trading. */
export const dayTradingDocument: BrokerDocument = {
  en: {
    title: 'Day trading: the rules',
    html: `<h2>Reserving</h2>
<p>On trading days until ${reserveUntil} (Japan time), once per stock and day. Margin and fee are put on hold: for a long position at a price ${headroom} above the last one, for a short position at the day’s upper limit.</p>
<h2>Opening</h2>
<p>After ${confirmMinutes} minute of an open session, at the market price. If that has risen beyond the amount on hold, the reservation waits for the price to fall back. A reservation that isn’t opened by ${openUntil} is cancelled, and the amount on hold is released.</p>
<h2>Closing</h2>
<p>You can close a day trade from ${sellLockMinutes} minutes after it was opened. At ${closesAt} the exchange closes all that are still open, at the market price at that time, with the usual fees. A position can be liquidated before then.</p>`,
  },
  tw: {
    title: '當沖規則',
    html: `<h2>預約</h2>
<p>交易日 ${reserveUntil} 前（日本時間）受理，同一股票每日一次。做多以高於現價 ${headroom} 的價格、做空以當日漲停價計算保證金與手續費並圈存。</p>
<h2>建立部位</h2>
<p>盤中經過 ${confirmMinutes} 分鐘後依市價建立。若市價高於做多的成交價上限，或低於做空的成交價下限，則等待市價回到範圍內；${openUntil}（日本時間）前未建立者失效，款項退回。</p>
<h2>平倉</h2>
<p>建立 ${sellLockMinutes} 分鐘後可平倉。${closesAt}（日本時間）仍未平倉者，由交易所依當時市價平倉，費用與一般平倉相同。期間仍可能被強制平倉。</p>`,
  },
  jp: {
    title: 'デイトレードのルール',
    html: `<h2>予約</h2>
<p>営業日の${reserveUntil}まで（日本時間）、1銘柄につき1日1回です。保証金と手数料を、買建は現在値より${headroom}高い価格、売建は当日の制限値幅の上限で計算して拘束します。</p>
<h2>新規</h2>
<p>予約から取引時間で${confirmMinutes}分後に、市場価格で約定します。拘束金で足りないほど株価が上がっているときは、下がるのを待ちます。${openUntil}までに約定しない予約は失効し、拘束金は戻ります。</p>
<h2>決済</h2>
<p>約定から${sellLockMinutes}分経過後に決済できます。${closesAt}に残っている建玉は、取引所がその時の市場価格で決済します。手数料は通常と同じです。その前に強制決済されることもあります。</p>`,
  },
};
