import type { NoticeText } from './noticeText';

/**
 * Texts of notices about loans that move no money. `{record}` is the loan’s id, `{amount}` the amount due in yen,
 * `{deadline}` the due time in exchange time.
 */
export const loanTexts = {
  rejected: {
    title: { en: 'A loan was rejected', tw: '借款未通過', jp: '借入は承認されませんでした' },
    html: {
      en: '<p>Nothing was paid out and you owe nothing. <a href="#/user/jkjl?id={record}">The loan’s record</a> gives the reason.</p>',
      tw: '<p>未撥款，您也無須還款。原因請見<a href="#/user/jkjl?id={record}">借款紀錄</a>。</p>',
      jp: '<p>借入金は入金されず、返済の必要はありません。理由は<a href="#/user/jkjl?id={record}">借入の履歴</a>をご覧ください。</p>',
    },
  },
  due: {
    title: {
      en: 'A loan is due within a day',
      tw: '借款將於一日內到期',
      jp: '借入の返済期日まであと1日です',
    },
    html: {
      en: '<p>Repay ¥{amount}, including interest, by {deadline} (Japan time). See <a href="#/user/jkjl?id={record}">the loan’s record</a>. After the due date interest keeps accruing at the same rate, and your credit score falls once.</p>',
      tw: '<p>請於 {deadline}（日本時間）前償還 {amount} 日圓（含利息），詳見<a href="#/user/jkjl?id={record}">借款紀錄</a>。逾期後利息仍以相同利率持續計算，信用分數會扣減一次。</p>',
      jp: '<p>{deadline}（日本時間）までに、利息を含めて{amount}円をご返済ください。詳しくは<a href="#/user/jkjl?id={record}">借入の履歴</a>をご覧ください。期日を過ぎると、利息は同じ利率でかかり続け、信用スコアが一度だけ下がります。</p>',
    },
  },
  overdue: {
    title: { en: 'A loan is overdue', tw: '借款已逾期', jp: '借入の返済期日を過ぎました' },
    html: {
      en: '<p>Interest keeps accruing at the same rate, with no penalty. You can <a href="#/user/jk">repay</a> at any time, in full or in part. You can still withdraw.</p>',
      tw: '<p>利息以相同利率持續計算，沒有違約金。您可隨時<a href="#/user/jk">還款</a>，也可部分還款。出金不受影響。</p>',
      jp: '<p>利息は同じ利率でかかり続けます。遅延損害金はかかりません。いつでも、一部だけでも<a href="#/user/jk">返済</a>できます。出金はこれまでどおりできます。</p>',
    },
  },
} satisfies Record<string, NoticeText>;

/** What the notices of a due and an overdue loan say once it is repaid. */
export const repaidHtml: NoticeText['html'] = {
  en: '<p>You have repaid this loan. There’s nothing left to do. See <a href="#/user/jkjl?id={record}">the loan’s record</a>.</p>',
  tw: '<p>此筆借款已還清，無須再處理。詳見<a href="#/user/jkjl?id={record}">借款紀錄</a>。</p>',
  jp: '<p>この借入は返済済みです。お手続きは必要ありません。詳しくは<a href="#/user/jkjl?id={record}">借入の履歴</a>をご覧ください。</p>',
};
