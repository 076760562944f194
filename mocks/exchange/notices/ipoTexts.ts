import type { NoticeText } from './noticeText';

/**
 * Texts of notices about draws and payments. `{won}` and `{applied}` are lots, `{issue}` the id of the new issue,
 * `{name}` its company, `{amount}` in yen, `{deadline}` in exchange time.
 */
export const ipoTexts = {
  won: {
    title: { en: 'IPO: you won', tw: '股票申購：已中籤', jp: 'IPO：当選' },
    html: {
      en: '<p>{name}: lots won: {won} of {applied}. You still have to pay for them, with the amount on hold. <a href="#/market/subscribeDetail?id={issue}">Your application</a> shows the amount and the payment period. If you don’t pay in time, you lose the shares and the amount on hold is released.</p>',
      tw: '<p>{name}：申購 {applied} 張，中籤 {won} 張。款項由圈存金額支付，金額與繳款期間請見<a href="#/market/subscribeDetail?id={issue}">申購紀錄</a>。逾期未繳，中籤股份失效，款項退回。</p>',
      jp: '<p>{name}：お申し込みの{applied}単元のうち、{won}単元が当選しました。期限までに購入手続きが必要です。代金は拘束金から支払われ、追加の入金は不要です。金額と期間は<a href="#/market/subscribeDetail?id={issue}">申込の詳細</a>をご覧ください。期限を過ぎると当選は無効となり、拘束金は戻ります。</p>',
    },
  },
  paymentDue: {
    title: {
      en: 'IPO: payment is open',
      tw: '股票申購：開始繳款',
      jp: 'IPO：購入手続きの受付が始まりました',
    },
    html: {
      en: '<p>{name}: you can pay ¥{amount} until {deadline} (Japan time), with the amount already on hold. Pay in <a href="#/market/subscribeDetail?id={issue}">your application</a>. If you don’t pay in time, you lose the shares and the amount on hold is released.</p>',
      tw: '<p>{name}：請於 {deadline}（日本時間）前繳款 {amount} 日圓，由已圈存的金額支付。請在<a href="#/market/subscribeDetail?id={issue}">申購紀錄</a>繳款。逾期未繳，中籤股份失效，款項退回。</p>',
      jp: '<p>{name}：{amount}円の購入手続きは{deadline}（日本時間）までです。代金は拘束金から支払われ、追加の入金は不要です。お手続きは<a href="#/market/subscribeDetail?id={issue}">申込の詳細</a>から行えます。期限を過ぎると当選は無効となり、拘束金は戻ります。</p>',
    },
  },
  paymentEnds: {
    title: {
      en: 'IPO: one day left to pay',
      tw: '股票申購：繳款期限剩一日',
      jp: 'IPO：購入手続きの期限まであと1日です',
    },
    html: {
      en: '<p>{name}: ¥{amount} hasn’t been paid yet. You can pay until {deadline} (Japan time) in <a href="#/market/subscribeDetail?id={issue}">your application</a>. If you don’t, you lose the shares and the amount on hold is released.</p>',
      tw: '<p>{name}：尚未繳款 {amount} 日圓，期限為 {deadline}（日本時間），可在<a href="#/market/subscribeDetail?id={issue}">申購紀錄</a>繳款。您也可以選擇不繳款，屆時中籤股份失效，款項退回。</p>',
      jp: '<p>{name}：{amount}円の購入手続きがまだ済んでいません。期限は{deadline}（日本時間）で、<a href="#/market/subscribeDetail?id={issue}">申込の詳細</a>からお手続きできます。手続きがない場合、当選は無効となり、拘束金は戻ります。</p>',
    },
  },
  notWon: {
    title: { en: 'IPO: not won', tw: '股票申購：未中籤', jp: 'IPO：落選' },
    html: {
      en: '<p>{name}: the draw has been held and you weren’t allotted any shares. The amount on hold for <a href="#/market/subscribeDetail?id={issue}">your application</a> is available again.</p>',
      tw: '<p>{name}：抽籤已結束，您未中籤。<a href="#/market/subscribeDetail?id={issue}">此筆申購</a>圈存的金額已全數退回可用餘額。</p>',
      jp: '<p>{name}：抽選の結果、落選となりました。<a href="#/market/subscribeDetail?id={issue}">この申込</a>で拘束されていた金額は、すべて買付余力に戻りました。</p>',
    },
  },
} satisfies Record<string, NoticeText>;
