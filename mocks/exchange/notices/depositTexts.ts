import type { NoticeText } from './noticeText';

/**
 * Text of the notice about a rejected deposit. `{amount}` is in yen, `{reason}` and `{remedy}` are sentences, `{record}`
 * is the id of the deposit.
 */
export const depositRejected: NoticeText = {
  title: { en: 'A deposit was rejected', tw: '入金未通過審核', jp: '入金を確認できませんでした' },
  html: {
    en: '<p>¥{amount} wasn’t added to your balance. {reason} {remedy}</p><p><a href="#/user/rechargeChannel?id={record}">The deposit’s record</a></p>',
    tw: '<p>{amount} 日圓未入帳。{reason}{remedy}</p><p><a href="#/user/rechargeChannel?id={record}">入金紀錄</a></p>',
    jp: '<p>{amount}円は入金されていません。{reason}{remedy}</p><p><a href="#/user/rechargeChannel?id={record}">入金の履歴</a></p>',
  },
};
