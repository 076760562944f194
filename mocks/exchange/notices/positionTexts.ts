import type { NoticeText } from './noticeText';

/**
 * Texts of notices about orders and positions that changed without an action of the member. `{stock}` is its name and
 * code, `{lots}` a number of lots, `{price}` and `{result}` are in yen, `{borne}` is `borneText` or empty,
 * `{percent}` is without its sign, `{record}` the
 * id of the position, `{sellable}` the time from which it can be sold.
 */
export const positionTexts = {
  filled: {
    title: { en: 'An order was filled', tw: '委託已成交', jp: '注文が約定しました' },
    html: {
      en: '<p>{stock}, lots: {lots}, at ¥{price}. You now hold <a href="#/position/positionDetail?id={record}">the position</a>.</p>',
      tw: '<p>{stock}，{lots} 張，成交價 {price} 日圓。您現在持有<a href="#/position/positionDetail?id={record}">此部位</a>。</p>',
      jp: '<p>{stock}、{lots}単元、約定価格{price}円。<a href="#/position/positionDetail?id={record}">建玉</a>を保有しています。</p>',
    },
  },
  expired: {
    title: { en: 'An order expired unfilled', tw: '委託未成交，已失效', jp: '注文は約定せず失効しました' },
    html: {
      en: '<p>{stock}, lots: {lots}. It couldn’t be filled at your price before it ended. The amount on hold for <a href="#/position/positionDetail?id={record}">the order</a> is available again.</p>',
      tw: '<p>{stock}，{lots} 張。到期前未能以您指定的價格成交，<a href="#/position/positionDetail?id={record}">此委託</a>圈存的金額已全數退回可用餘額。</p>',
      jp: '<p>{stock}、{lots}単元。期限までに指定の価格で約定しませんでした。<a href="#/position/positionDetail?id={record}">この注文</a>で拘束されていた金額は、すべて買付余力に戻りました。</p>',
    },
  },
  lapsed: {
    title: { en: 'An order lapsed', tw: '委託因餘額不足失效', jp: '注文は資金不足で失効しました' },
    html: {
      en: '<p>{stock}, lots: {lots}. Your price was reached, but your balance was too low for the price of the fill. The amount on hold for <a href="#/position/positionDetail?id={record}">the order</a> is available again.</p>',
      tw: '<p>{stock}，{lots} 張。已達您指定的價格，但您的餘額不足以支付成交價，<a href="#/position/positionDetail?id={record}">此委託</a>圈存的金額已全數退回可用餘額。</p>',
      jp: '<p>{stock}、{lots}単元。指定の価格に達しましたが、約定価格に資金が足りませんでした。<a href="#/position/positionDetail?id={record}">この注文</a>で拘束されていた金額は、すべて買付余力に戻りました。</p>',
    },
  },
  closed: {
    title: { en: 'A closing order was filled', tw: '平倉委託已成交', jp: '決済注文が約定しました' },
    html: {
      en: '<p>{stock}, lots: {lots}, closed at ¥{price}. Result after all fees: {result}. {borne}<a href="#/position/positionDetail?id={record}">The position</a> shows the breakdown.</p>',
      tw: '<p>{stock}，{lots} 張，平倉價 {price} 日圓。扣除所有費用後損益：{result} 日圓。{borne}計算方式請見<a href="#/position/positionDetail?id={record}">部位明細</a>。</p>',
      jp: '<p>{stock}、{lots}単元を{price}円で決済しました。すべての費用を差し引いた損益は{result}円です。{borne}内訳は<a href="#/position/positionDetail?id={record}">建玉の詳細</a>をご覧ください。</p>',
    },
  },
  closingExpired: {
    title: {
      en: 'A closing order expired unfilled',
      tw: '平倉委託未成交，已失效',
      jp: '決済注文は約定せず失効しました',
    },
    html: {
      en: '<p>{stock}: it couldn’t be filled at your price before it ended. <a href="#/position/positionDetail?id={record}">The position</a> stays open.</p>',
      tw: '<p>{stock}：到期前未能以您指定的價格成交，<a href="#/position/positionDetail?id={record}">此部位</a>照舊持有。</p>',
      jp: '<p>{stock}：期限までに指定の価格で約定しませんでした。<a href="#/position/positionDetail?id={record}">建玉</a>は引き続き保有しています。</p>',
    },
  },
  dayTradeDeadline: {
    title: {
      en: 'A day trade was closed by the exchange',
      tw: '當沖已由交易所平倉',
      jp: 'デイトレードを取引所が決済しました',
    },
    html: {
      en: '<p>{stock}, lots: {lots}, closed at ¥{price} when its day ended. Result after all fees: {result}. {borne}<a href="#/position/positionDetail?id={record}">The position</a> shows the breakdown.</p>',
      tw: '<p>{stock}，{lots} 張，於當日期限以 {price} 日圓平倉。扣除所有費用後損益：{result} 日圓。{borne}計算方式請見<a href="#/position/positionDetail?id={record}">部位明細</a>。</p>',
      jp: '<p>{stock}、{lots}単元を、期限に{price}円で決済しました。すべての費用を差し引いた損益は{result}円です。{borne}内訳は<a href="#/position/positionDetail?id={record}">建玉の詳細</a>をご覧ください。</p>',
    },
  },
  mentorOpened: {
    title: {
      en: 'Your mentor opened a position for you',
      tw: '跟單已為您建立部位',
      jp: 'コピートレードで建玉ができました',
    },
    html: {
      en: '<p>{stock}, lots: {lots}, at ¥{price}. It follows your mentor’s trade and uses the money of your copy trade. Only the mentor can close <a href="#/position/positionDetail?id={record}">the position</a>; ending <a href="#/gdindex/gdList?tab=copyTrading">the copy trade</a> closes it, too.</p>',
      tw: '<p>{stock}，{lots} 張，成交價 {price} 日圓。此筆依策略提供者的交易建立，使用您跟單的資金。<a href="#/position/positionDetail?id={record}">此部位</a>僅由策略提供者平倉；結束<a href="#/gdindex/gdList?tab=copyTrading">跟單</a>時也會一併平倉。</p>',
      jp: '<p>{stock}、{lots}単元、約定価格{price}円。提供者の取引に合わせ、コピートレードの資金で建てました。<a href="#/position/positionDetail?id={record}">この建玉</a>は提供者だけが決済します。<a href="#/gdindex/gdList?tab=copyTrading">コピートレード</a>を終了したときも決済されます。</p>',
    },
  },
  mentorClosed: {
    title: {
      en: 'Your mentor closed a position',
      tw: '跟單部位已平倉',
      jp: 'コピートレードの建玉が決済されました',
    },
    html: {
      en: '<p>{stock}, lots: {lots}, closed at ¥{price}. Result after all fees: {result}. {borne}<a href="#/position/positionDetail?id={record}">The position</a> shows the breakdown.</p>',
      tw: '<p>{stock}，{lots} 張，平倉價 {price} 日圓。扣除所有費用後損益：{result} 日圓。{borne}計算方式請見<a href="#/position/positionDetail?id={record}">部位明細</a>。</p>',
      jp: '<p>{stock}、{lots}単元を{price}円で決済しました。すべての費用を差し引いた損益は{result}円です。{borne}内訳は<a href="#/position/positionDetail?id={record}">建玉の詳細</a>をご覧ください。</p>',
    },
  },
  liquidated: {
    title: { en: 'A position was liquidated', tw: '部位已被強制平倉', jp: '建玉が強制決済されました' },
    html: {
      en: '<p>{stock}, lots: {lots}, closed by the exchange at ¥{price}, because the price reached or passed the liquidation price. Result after all fees: {result}. {borne}<a href="#/position/positionDetail?id={record}">The position</a> shows the breakdown.</p>',
      tw: '<p>{stock}，{lots} 張。股價已觸及或越過強制平倉價，因此由交易所以 {price} 日圓平倉。扣除所有費用後損益：{result} 日圓。{borne}計算方式請見<a href="#/position/positionDetail?id={record}">部位明細</a>。</p>',
      jp: '<p>{stock}、{lots}単元。株価が強制決済価格に達した、またはこれを超えて動いたため、取引所が{price}円で決済しました。すべての費用を差し引いた損益は{result}円です。{borne}内訳は<a href="#/position/positionDetail?id={record}">建玉の詳細</a>をご覧ください。</p>',
    },
  },
  liquidationNear: {
    title: {
      en: 'A position is near its liquidation',
      tw: '部位接近強制平倉',
      jp: '建玉が強制決済に近づいています',
    },
    html: {
      en: '<p>{stock} traded at ¥{price}: at most {percent}% of the way to the liquidation price is left. If it gets there, the exchange closes <a href="#/position/positionDetail?id={record}">the position</a>, possibly at a worse price. You can close it yourself while the market is open, or add margin, which you can also lose.</p>',
      tw: '<p>{stock} 股價來到 {price} 日圓，距強制平倉價的緩衝已降至 {percent}% 以下。到達後交易所將平倉<a href="#/position/positionDetail?id={record}">此部位</a>，成交價可能更差。開市期間您可自行平倉，或追加保證金（追加部分也可能損失）。</p>',
      jp: '<p>{stock}の株価が{price}円となり、強制決済価格までの余裕は残り{percent}%以下です。到達すると取引所が<a href="#/position/positionDetail?id={record}">この建玉</a>を決済し、さらに不利な価格になることもあります。取引時間中はご自身で決済するか、保証金を追加できます（追加分も失うことがあります）。</p>',
    },
  },
  liquidationNearLocked: {
    title: {
      en: 'A position is near its liquidation',
      tw: '部位接近強制平倉',
      jp: '建玉が強制決済に近づいています',
    },
    html: {
      en: '<p>{stock} traded at ¥{price}: at most {percent}% of the way to the liquidation price is left. If it gets there, the exchange closes <a href="#/position/positionDetail?id={record}">the position</a>, possibly at a worse price. You can add margin, which you can also lose. You can close it yourself from {sellable} (Japan time), while the market is open.</p>',
      tw: '<p>{stock} 股價來到 {price} 日圓，距強制平倉價的緩衝已降至 {percent}% 以下。到達後交易所將平倉<a href="#/position/positionDetail?id={record}">此部位</a>，成交價可能更差。您可追加保證金（追加部分也可能損失）；{sellable}（日本時間）起，開市期間可自行平倉。</p>',
      jp: '<p>{stock}の株価が{price}円となり、強制決済価格までの余裕は残り{percent}%以下です。到達すると取引所が<a href="#/position/positionDetail?id={record}">この建玉</a>を決済し、さらに不利な価格になることもあります。保証金を追加できます（追加分も失うことがあります）。ご自身で決済できるのは{sellable}以降の取引時間中です。</p>',
    },
  },
} satisfies Record<string, NoticeText>;

/** Follows the result when a loss exceeded the balance. `{amount}` is in yen. */
export const borneText = {
  en: 'The loss exceeded your balance by ¥{amount}. The exchange bears this part, and you owe nothing. ',
  tw: '虧損超過您的餘額 {amount} 日圓，此部分由交易所承擔，不會向您收取，您也沒有任何欠款。',
  jp: '損失のうち残高を超えた{amount}円は取引所が負担し、お客様には請求しません。',
};
