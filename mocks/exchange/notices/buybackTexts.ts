import type { NoticeText } from './noticeText';

/**
 * Texts of notices about results of tenders. `{stock}` is its name and code, `{accepted}`, `{tendered}` and `{left}`
 * are numbers of lots, `{price}` and `{amount}` are in yen.
 */
export const buybackTexts = {
  accepted: {
    title: {
      en: 'Shares were bought back',
      tw: '庫藏股應賣：已全數買回',
      jp: '自己株式の取得に応募した株式が買い取られました',
    },
    html: {
      en: '<p>{stock}: all lots in your application ({tendered}) were bought back at ¥{price}. ¥{amount} was added to your available balance. <a href="#/common/dividend?tab=mine">Your applications</a> show the details.</p>',
      tw: '<p>{stock}：您應賣的 {tendered} 張已全數以 {price} 日圓買回，{amount} 日圓已加入您的可用餘額。詳情請見<a href="#/common/dividend?tab=mine">應賣紀錄</a>。</p>',
      jp: '<p>{stock}：応募した{tendered}単元すべてが{price}円で買い取られ、{amount}円が買付余力に加わりました。詳しくは<a href="#/common/dividend?tab=mine">応募履歴</a>をご覧ください。</p>',
    },
  },
  acceptedInPart: {
    title: {
      en: 'Part of your shares was bought back',
      tw: '庫藏股應賣：部分買回',
      jp: '自己株式の取得に応募した株式の一部が買い取られました',
    },
    html: {
      en: '<p>{stock}: {accepted} of the {tendered} lots in your application were bought back at ¥{price}. ¥{amount} was added to your available balance. The rest wasn’t bought back; lots you still hold stay yours. <a href="#/common/dividend?tab=mine">Your applications</a> show the details.</p>',
      tw: '<p>{stock}：您應賣的 {tendered} 張中有 {accepted} 張以 {price} 日圓買回，{amount} 日圓已加入您的可用餘額；其餘未買回，您仍持有的部分不受影響。詳情請見<a href="#/common/dividend?tab=mine">應賣紀錄</a>。</p>',
      jp: '<p>{stock}：応募した{tendered}単元のうち{accepted}単元が{price}円で買い取られ、{amount}円が買付余力に加わりました。残りは買い取られませんでした。保有中の分はそのまま残ります。詳しくは<a href="#/common/dividend?tab=mine">応募履歴</a>をご覧ください。</p>',
    },
  },
  notAccepted: {
    title: {
      en: 'No shares were bought back',
      tw: '庫藏股應賣：未買回',
      jp: '自己株式の取得に応募した株式は買い取られませんでした',
    },
    html: {
      en: '<p>{stock}: none of the lots in your application ({tendered}) were bought back. Lots you still hold stay yours. <a href="#/common/dividend?tab=mine">Your applications</a> show the details.</p>',
      tw: '<p>{stock}：您應賣的 {tendered} 張未被買回，您仍持有的部分不受影響。詳情請見<a href="#/common/dividend?tab=mine">應賣紀錄</a>。</p>',
      jp: '<p>{stock}：応募した{tendered}単元は買い取られませんでした。保有中の分はそのまま残ります。詳しくは<a href="#/common/dividend?tab=mine">応募履歴</a>をご覧ください。</p>',
    },
  },
} satisfies Record<string, NoticeText>;
