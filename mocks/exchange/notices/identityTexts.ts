import type { NoticeText } from './noticeText';

/** Texts of notices about the result of the identity check. */
export const identityTexts = {
  passed: {
    title: { en: 'Your identity is verified', tw: '身分驗證已通過', jp: '本人確認が完了しました' },
    html: {
      en: '<p>You can now add a <a href="#/user/BankCard">bank account</a> and withdraw to it.</p>',
      tw: '<p>您現在可以新增<a href="#/user/BankCard">銀行帳戶</a>並出金。</p>',
      jp: '<p><a href="#/user/BankCard">出金先銀行口座</a>を登録すると、その口座に出金できます。</p>',
    },
  },
  refused: {
    title: {
      en: 'Your identity check wasn’t approved',
      tw: '身分驗證未通過',
      jp: '本人確認は承認されませんでした',
    },
    html: {
      en: '<p><a href="#/user/userInfo">Your profile</a> shows what to correct. What you typed is still there, and you can submit it again at any time.</p>',
      tw: '<p>需要修正的項目請見<a href="#/user/userInfo">身分驗證</a>。已輸入的文字仍保留，可隨時再次送出。</p>',
      jp: '<p>修正が必要な項目は<a href="#/user/userInfo">本人確認</a>をご覧ください。入力した内容は残っており、いつでも提出し直せます。</p>',
    },
  },
  spellingPassed: {
    title: {
      en: 'The spelling of your name is verified',
      tw: '姓名寫法已通過審核',
      jp: '氏名の表記を確認しました',
    },
    html: {
      en: '<p>You can now add a <a href="#/user/BankCard">bank account</a> in this spelling.</p>',
      tw: '<p>您現在可以新增此姓名寫法的<a href="#/user/BankCard">銀行帳戶</a>。</p>',
      jp: '<p>この表記の名義で<a href="#/user/BankCard">出金先銀行口座</a>を登録できます。</p>',
    },
  },
  spellingRefused: {
    title: {
      en: 'The spelling of your name wasn’t approved',
      tw: '姓名寫法未通過審核',
      jp: '氏名の表記は承認されませんでした',
    },
    html: {
      en: '<p><a href="#/user/userInfo">Your profile</a> shows the reason. You can correct it and submit it again at any time.</p>',
      tw: '<p>原因請見<a href="#/user/userInfo">身分驗證</a>，可隨時修正後再次送出。</p>',
      jp: '<p>理由は<a href="#/user/userInfo">本人確認</a>をご覧ください。いつでも直して提出できます。</p>',
    },
  },
} satisfies Record<string, NoticeText>;
