import type { BrokerDocument } from './brokerDocument';

/** The rules of copy trading. */
export const copyTradingDocument: BrokerDocument = {
  en: {
    title: 'Copy trading: the rules',
    html: `<p>You follow the trades of a mentor with your own money. A mentor’s past results say nothing about future ones, and losses are yours too.</p>
<h2>Following</h2>
<p>In whole yen, from the product’s minimum, while it’s open to investors. On each day the mentor trades, a follow order of as many whole lots as your money allows is opened at 09:35 and closed at 14:30 (Japan time). Follow orders are listed among your positions, but only the mentor trades them. If your money doesn’t cover one lot, there’s no order that day.</p>
<h2>Ending</h2>
<p>At 15:30 (Japan time) on the last day, all remaining money is paid into your available balance. You can end it earlier at any time, without a charge for ending it. While a follow order is open, you can end it only during a session.</p>
<h2>What it costs</h2>
<p>The usual trading fees, and the product’s performance fee on any profit. The mentor takes nothing from a loss.</p>`,
  },
  tw: {
    title: '跟單交易規則',
    html: `<p>以您自己的資金跟隨策略提供者的交易。過去績效不代表未來表現，虧損也由您承擔。</p>
<h2>跟單</h2>
<p>於商品募集期間投資，金額為整數日圓，不得低於最低投資金額。策略提供者交易的日子，於 09:35 以資金可負擔的整張數建立跟單委託，14:30 平倉（日本時間）。跟單部位會列在您的部位中，僅由策略提供者操作。資金不足一張的日子不會下單。</p>
<h2>結束</h2>
<p>最後一日 15:30（日本時間），剩餘資金會自動退回。您也可隨時提前結束，提前結束本身不收費用；若有未平倉的跟單部位，須於盤中辦理，平倉時收取一般費用。</p>
<h2>費用</h2>
<p>一般交易費用，以及商品所示的績效費（僅就獲利計算）。虧損時策略提供者不收取任何費用。</p>`,
  },
  jp: {
    title: 'コピートレードのルール',
    html: `<p>提供者の売買を、お客様の資金で自動的にコピーします。過去の実績は将来の成果を保証するものではなく、損失はお客様の負担となります。</p>
<h2>申込</h2>
<p>募集期間中に、1円単位で、商品の最低投資額から申し込めます。提供者が取引する日は、資金の範囲内の単元数で09:35に新規、14:30に決済の注文を出します（日本時間）。建玉の一覧に表示されますが、操作するのは提供者だけです。1単元に満たない日は注文しません。</p>
<h2>終了</h2>
<p>最終日の15:30に、残りの資金が自動で戻ります。途中でもいつでも終了でき、途中終了の手数料はかかりません。コピーの建玉があるときは、取引時間中に限ります。</p>
<h2>費用</h2>
<p>通常の取引手数料と、利益があったときの成功報酬（商品に表示）です。損失のとき、成功報酬はかかりません。</p>`,
  },
};
