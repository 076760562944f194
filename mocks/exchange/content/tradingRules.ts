import { withdrawalCreditScore } from '../../../src/domain/rewards/creditScore';
import { maintenance, tradeRules } from '../rules';
import { depositHours, withdrawHours, withdrawLimits } from '../transfers/rules';
import type { BrokerDocument } from './brokerDocument';
import { asTime, hoursIn, withThousands } from './textFormats';

const { sellLockMinutes } = tradeRules;
const paidIn = hoursIn(depositHours);
const paidOut = hoursIn(withdrawHours);
const least = withThousands(withdrawLimits.minimum);
const most = withThousands(withdrawLimits.maximum);
const closed = hoursIn({ opens: asTime(maintenance.opens), closes: asTime(maintenance.closes) });

/** The trading rules of the simulated exchange. */
export const tradingRules: BrokerDocument = {
  en: {
    title: 'Trading rules',
    html: `<p>These are the rules of a simulated exchange. No real order is ever placed.</p>
<h2>Hours</h2>
<p>Trading days, 09:00–11:30 and 12:30–15:30 (Japan time). Orders are taken while a session is open.</p>
<h2>Orders</h2>
<ul><li>One lot is 1,000 shares. The maximum is 500 lots per order.</li><li>A limit price must match the tick size and be within the day’s price limits.</li><li>An order that isn’t filled expires at the end of the trading day, and the amount on hold is released.</li></ul>
<h2>Costs</h2>
<p>Purchase fee 0.10%, selling fee 0.10%, stamp duty 0.10%, liquidation fee 0.05% of the turnover. The liquidation fee is charged on every close. The stamp duty isn’t a tax but a fee that this exchange charges on closing. There’s no interest and no stock-borrowing fee.</p>
<h2>Margin</h2>
<p>The margin is the turnover divided by the leverage. When the margin less the loss is 2% of the opening turnover or less, the position is liquidated. The liquidation price is rounded to the tick that is reached first, so it can come up to one tick earlier. There’s no margin call: the position is liquidated instead. You can add margin yourself. The exchange bears what a loss takes beyond your balance: you never owe it.</p>
<h2>Closing</h2>
<p>A position can be closed from ${sellLockMinutes} minutes after it was opened. There’s no settlement date: the proceeds are in your available balance at once. Shares from a block trade can’t be sold on the day of the purchase or on the next trading day (T+1), and some only later. A day trade must be closed the same day. Follow orders are closed by their mentor.</p>
<h2>Deposits and withdrawals</h2>
<p>Deposits: weekdays, ${paidIn.en}. Withdrawals: weekdays, ${paidOut.en}, from ¥${least} to ¥${most}, without a fee, with a credit score of at least ${withdrawalCreditScore}. Closed on holidays. You never have to pay anything in order to withdraw. Services that move money pause every night, ${closed.en}. All times are Japan time.</p>`,
  },
  tw: {
    title: '交易規則',
    html: `<p>以下為模擬交易所的規則，不會送出任何真實委託。</p>
<h2>交易時間</h2>
<p>交易日 09:00–11:30 與 12:30–15:30（日本時間）。盤中才接受委託。</p>
<h2>委託</h2>
<ul><li>一張為 1,000 股，每筆委託最多 500 張。</li><li>限價須符合升降單位，並在當日漲跌停範圍內。</li><li>未成交的委託於當日收盤後失效，圈存的金額會退回。</li></ul>
<h2>費用</h2>
<p>建倉手續費 0.10%、平倉手續費 0.10%、印花稅 0.10%、平倉處理費 0.05%，皆以成交金額計算。印花稅並非國家稅金，而是本交易所於平倉時收取的費用名稱。不收利息與借券費。</p>
<h2>保證金</h2>
<p>保證金為成交金額除以槓桿倍數。保證金扣除虧損後，若降至建倉金額的 2% 以下（含），部位會被強制平倉。強制平倉價會往先觸及的方向調整至檔位，因此可能提早一檔觸發。不會要求補繳保證金，而是直接強制平倉。您可自行追加保證金。虧損超過您的餘額時，超出部分由交易所承擔，不會成為您的欠款。</p>
<h2>平倉</h2>
<p>部位建立 ${sellLockMinutes} 分鐘後才能平倉。沒有交割日，平倉所得立即加入可用餘額。鉅額交易取得的股份於買進當日及次一交易日（T+1）不能賣出，部分標的更晚；當沖須於當日平倉；跟單部位由策略提供者平倉。</p>
<h2>入金與出金</h2>
<p>入金：平日 ${paidIn.tw}（以下均為日本時間）。出金：平日 ${paidOut.tw}，${least} 至 ${most} 日圓，免手續費，信用分數須達 ${withdrawalCreditScore} 分。國定假日除外。出金前絕不需要付款。每日 ${closed.tw} 暫停資金異動。</p>`,
  },
  jp: {
    title: '取引ルール',
    html: `<p>模擬の取引所のルールです。実際の注文が出ることはありません。注文の前にご確認ください：建玉は、約定から${sellLockMinutes}分が経過するまで決済できません。</p>
<h2>取引時間</h2>
<p>営業日の09:00〜11:30と12:30〜15:30（日本時間）。注文は取引時間中に受け付けます。</p>
<h2>注文</h2>
<ul><li>1単元は1,000株、1回の注文は500単元までです。</li><li>指値は、呼値の単位に合い、当日の制限値幅の範囲内である必要があります。</li><li>約定しなかった注文は当日の大引けで失効し、拘束金は戻ります。</li></ul>
<h2>費用</h2>
<p>約定代金に対して、新規売買手数料0.10%、決済売買手数料0.10%、印紙税0.10%、決済事務手数料0.05%です。印紙税は国の税金ではなく、この取引所が決済時に受け取る費用の名称です。金利、貸株料、逆日歩はかかりません。</p>
<h2>保証金</h2>
<p>保証金は、約定代金をレバレッジで割った金額です。保証金から損失を引いた額が新規の約定代金の2%以下になると、建玉は強制決済されます。強制決済価格は、先に達する側の呼値に丸めるため、最大で1刻み早くなることがあります。追証（追加の差し入れの請求）はなく、代わりに強制決済となります。保証金はご自身の判断で追加できます。損失が残高を超えた場合、超えた分は取引所が負担し、請求しません。</p>
<h2>決済</h2>
<p>建玉は、約定から${sellLockMinutes}分経過後に決済できます。受渡日はなく、決済した代金はすぐに買付余力に加わります。立会外取引の株式は約定当日と翌営業日（T+1）には売却できず（さらに後になる銘柄もあります）、デイトレードは当日中に決済が必要で、コピートレードの建玉は提供者が決済します。</p>
<h2>入金と出金</h2>
<p>入金は平日の${paidIn.jp}、出金は平日の${paidOut.jp}に、${least}円から${most}円まで受け付けます。手数料はかかりません。出金には信用スコア${withdrawalCreditScore}点以上が必要です。祝日は受け付けません。出金の前にお支払いを求めることはありません。毎日${closed.jp}はお手続きを休止します。</p>`,
  },
};
