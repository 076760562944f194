import type { Translation } from '../../translation';
import type { login as en } from '../en/login';

export const login: Translation<typeof en> = {
  start: {
    label: 'バージョンを確認し、株価を取得しています',
    outdated: '新しいバージョンが必要です。',
    reload: '再読み込み',
  },
  slides: {
    skip: 'スキップ',
    next: '次へ',
    begin: 'はじめる',
    position: '{{pages}}ページ中{{page}}ページ',
    items: {
      figures: {
        title: '注文の前に、すべての数字を',
        body: '注文を確定する前に、保証金、4つの費用、強制決済価格を表示します。',
      },
      both: {
        title: '買建も売建も、指値も成行も',
        body: 'レバレッジは利益も損失も拡大します。売建の損失は保証金を超えることがあります。',
      },
      reasons: {
        title: '使えない理由が、必ずわかる',
        body: '操作できないときは、どのルールによるものか、いつ使えるようになるかを示します。',
      },
    },
  },
  choice: {
    title: 'すべての数字を見て、取引する',
    register: '新規登録',
    haveAccount: 'アカウントをお持ちの方',
    contact: 'お問い合わせ',
    contactHours: '受付時間',
    contactMail: 'メール',
    contactNote: 'パスワードをお聞きすることはありません。',
    contactNone: 'サーバーから連絡先を取得できませんでした。',
  },
  login: {
    title: 'ログイン',
    account: 'アカウント（10桁の電話番号）',
    accountHint: '{{account}} としてログインします',
    password: 'パスワード',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    agree: '<agreement>利用規約・プライバシーポリシー</agreement>を読み、同意します',
    submit: 'ログイン',
    toRegister: 'アカウントをお持ちでない方は新規登録',
    language: '言語',
    demoTitle: 'デモ環境',
    demoBody: 'データはすべて模擬です。アカウント {{account}}、パスワード {{password}} でお試しください。',
    demoFill: '入力する',
    expired: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  register: {
    title: '新規登録',
    accountHint: '{{account}} として登録されます',
    passwordHint: '英字または数字8文字以上',
    confirmPassword: 'パスワード（確認）',
    inviteCode: '招待コード',
    submit: '登録する',
    toLogin: 'アカウントをお持ちの方',
    demoInvite: 'このデモの招待コードは {{code}} です。',
    unknown: '登録が完了している可能性があります。先にログインをお試しください。',
  },
  failure: {
    offline: 'サーバーに接続できません。通信状況を確認して、もう一度お試しください。',
    timeout: '10秒以内にサーバーの応答がありませんでした。もう一度お試しください。',
    server: 'サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。',
    malformed: 'サーバーの応答を読み取れませんでした。時間をおいて、もう一度お試しください。',
  },
  reasons: {
    accountRequired: 'アカウントを入力してください。',
    accountCapitals: 'アカウントに大文字は使えません。',
    accountTenDigits: 'アカウントは10桁の電話番号で入力してください。',
    passwordRequired: 'パスワードを入力してください。',
    passwordWeak: '英字または数字8文字以上で入力してください。',
    confirmPasswordRequired: 'パスワードをもう一度入力してください。',
    confirmPasswordDiffers: 'パスワードが一致しません。',
    inviteCodeRequired: '招待コードを入力してください。',
    agreementRequired: '先に規約を読み、同意してください。',
  },
};
