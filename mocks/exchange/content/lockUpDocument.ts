import type { BrokerDocument } from './brokerDocument';

/** The rules of lock-up (quantitative) products. */
export const lockUpDocument: BrokerDocument = {
  en: {
    title: 'Lock-up products: the rules',
    html: `<p>A program trades with your money for a fixed number of calendar days. Projected income isn’t guaranteed.</p>
<h2>Buying</h2>
<p>At any time, in whole yen, from the product’s minimum up to the remaining capacity.</p>
<h2>Income</h2>
<p>It’s counted every day at 18:00 (Japan time). A purchase before 18:00 counts from the same day, a later one from the next day. On some days it’s a loss, and you may get back less than the principal. You can lose all of the principal, but no more.</p>
<h2>Ending</h2>
<p>There’s no early exit. At 09:00 (Japan time) on the day after the last one, your principal, with its gain or loss, is paid into your available balance.</p>`,
  },
  tw: {
    title: '鎖定期商品規則',
    html: `<p>由程式以您的資金操作固定的日曆天數。預估收益不保證實現。</p>
<h2>買進</h2>
<p>隨時可買進，金額為整數日圓，介於商品的最低金額與剩餘額度之間。</p>
<h2>損益</h2>
<p>每日 18:00（日本時間）計算。18:00 前買進者自當日起算，之後買進者自次日起算。部分日子會虧損，到期金額可能少於本金，但虧損不超過本金。</p>
<h2>到期</h2>
<p>不得提前贖回。最後一日的隔天 09:00（日本時間），本金加計損益後會自動退回。</p>`,
  },
  jp: {
    title: '満期型自動売買（ロックアップ）のルール',
    html: `<p>決まった暦日数のあいだ、プログラムが資金を運用します。想定損益は保証するものではありません。株式の売却を禁じる「ロックアップ」とは異なります。</p>
<h2>購入</h2>
<p>いつでも、1円単位で、商品の最低額から残りの募集枠まで購入できます。</p>
<h2>損益</h2>
<p>毎日18:00（日本時間）に計算します。18:00より前の購入は当日から、それ以降は翌日からが対象です。損失になる日もあり、満期に元本を下回ることがあります。損失が元本を超えることはありません。</p>
<h2>満期</h2>
<p>途中の解約はできません。最終日の翌日09:00に、元本に損益を加減した金額が自動で戻ります。</p>`,
  },
};
