import { specifiedLimits } from '../../../domain/specifiedLimits';
import type { ErrorTexts } from '../../errorTexts';

/** 何が起きたか、なぜか、どうすればよいか。`_n` is the wording with the number. */
const { opens, closes } = specifiedLimits.depositHours;

export const errors: ErrorTexts = {
  // Special phrases
  outsideWithdrawalTime: '現在は出金の受付時間外です。受付時間内にもう一度お試しください。',
  outsideDepositTime: `現在は入金の受付時間外です。受付は、祝日を除く平日の${opens}〜${closes}（日本時間）です。`,
  withdrawalMinimum: '出金額が下限を下回っています。金額を増やしてください。',
  withdrawalMinimum_n: '最低出金額は¥{{n}}です。¥{{n}}以上で入力してください。',
  withdrawalMaximum: '出金額が上限を超えています。金額を減らしてください。',
  withdrawalMaximum_n: '出金額の上限は¥{{n}}です。¥{{n}}以下で入力してください。',
  depositMinimum: '入金額が下限を下回っています。金額を増やしてください。',
  depositMinimum_n: '最低入金額は¥{{n}}です。¥{{n}}以上で入力してください。',
  depositMaximum: '入金額が上限を超えています。金額を減らしてください。',
  depositMaximum_n: '入金額の上限は¥{{n}}です。¥{{n}}以下で入力してください。',
  perShareApplicationCount: 'この銘柄の申込回数が上限に達しています。ほかの銘柄を選んでください。',
  perShareApplicationCount_n: 'この銘柄の申込回数が上限の{{n}}回に達しています。ほかの銘柄を選んでください。',
  insufficientSubscriptionFunds:
    '買付余力が不足しているため、申し込めません。数量を減らすか、先に入金してください。',
  minimumSubscriptionQuantity: '申込株数が下限を下回っています。株数を増やしてください。',
  minimumSubscriptionQuantity_n: '最小申込株数は{{n}}株です。株数を増やしてください。',
  blockTradeMinimum: '立会外取引の最小株数を下回っています。株数を増やしてください。',
  blockTradeMinimum_n: '立会外取引の最小株数は{{n}}株です。株数を増やしてください。',
  blockTradeDailyLimit: '本日の立会外取引が上限に達しています。翌営業日以降にお試しください。',
  blockTradeDailyLimit_n: '本日の立会外取引が上限（{{n}}株）に達しています。翌営業日以降にお試しください。',
  notSellableForDays:
    '必要な保有日数に達していないため、まだ決済できません。期間が過ぎてからお試しください。',
  notSellableForDays_n: '建ててから{{n}}日間は決済できません。期間が過ぎてからお試しください。',
  sellableAfterMinutes:
    '建ててから間もないため、まだ決済できません。しばらくしてからもう一度お試しください。',
  sellableAfterMinutes_n: '建ててから{{n}}分間は決済できません。{{n}}分経過後にお試しください。',
  minimumBuyAmount: '購入金額がこの商品の下限を下回っています。金額を増やしてください。',
  minimumBuyAmount_n: 'この商品の最低購入金額は¥{{n}}です。¥{{n}}以上で入力してください。',

  // Account and login
  accountNotFound: 'この電話番号のアカウントはありません。番号を確認するか、新規登録してください。',
  wrongAccountOrPassword: '電話番号またはパスワードが正しくありません。確認して、もう一度入力してください。',
  accountExists: 'このアカウントはすでに登録されています。ログインするか、別の番号で登録してください。',
  accountNotTenDigits:
    '電話番号は、先頭の0を除いて10桁です（例：090-1234-5678）。確認して、もう一度入力してください。',
  inviterNotFound: '招待者が見つかりません。招待コードを確認して、もう一度入力してください。',
  wrongOriginalPassword: '現在のパスワードが正しくありません。確認して、もう一度入力してください。',
  passwordsDiffer: '2つのパスワードが一致しません。同じパスワードを入力してください。',
  accountEmpty: '電話番号が入力されていません。電話番号（例：090-1234-5678）を入力してください。',
  passwordEmpty: 'パスワードが入力されていません。パスワードを入力してください。',
  registrationFailed: '登録を完了できませんでした。入力内容を確認して、もう一度お試しください。',
  numberRegistered: 'この電話番号は登録済みです。ログインするか、別の番号を使用してください。',
  accountFrozen: 'お客様の口座は凍結されています。カスタマーサービスへご連絡ください。',
  loginBanned: 'この口座でのログインを制限しています。カスタマーサービスへご連絡ください。',
  accountDisabled: 'お客様の口座は利用停止中です。カスタマーサービスへご連絡ください。',
  withdrawalBanned: 'この口座の出金を制限しています。カスタマーサービスへご連絡ください。',
  tradingBanned:
    'この口座の新規の取引を制限しています。決済と注文取消はできます。カスタマーサービスへご連絡ください。',

  // Funds
  contactServiceForDeposit:
    '入金はカスタマーサービスで受け付けています。振り込む前にカスタマーサービスへご連絡ください。',
  outsideFundsTime: '現在は受付時間外です。受付時間内にもう一度お試しください。',
  belowMinimum: '入力した金額が下限を下回っています。金額を増やしてください。',
  belowMinimum_n: '入力した金額が下限の{{n}}を下回っています。金額を増やしてください。',
  aboveMaximum: '入力した金額が上限を超えています。金額を減らしてください。',
  aboveMaximum_n: '入力した金額が上限の{{n}}を超えています。金額を減らしてください。',
  wrongFundPassword:
    '出金パスワードが正しくありません。ログイン用ではなく、出金パスワードを入力してください。',
  submittedTooFrequently: '短時間に何度も送信されました。しばらくしてからもう一度お試しください。',
  insufficientBalance: '利用できる残高が不足しています。金額または数量を減らしてください。',
  otherFundOperation: 'ほかの資金手続きを処理しています。完了してからもう一度お試しください。',
  wrongChannelPassword: '入金専用パスワードが正しくありません。確認して、もう一度入力してください。',
  depositProofMissing: 'お支払いの控えがまだありません。先に控えをアップロードしてください。',

  // Orders
  orderNotPending:
    'この注文・申込はすでに処理待ちではないため、操作できません。現在の状態を確認してください。',
  notInPosition: 'この建玉は現在保有していないため、決済できません。現在の状態を確認してください。',
  notInReview: 'この申請は審査中ではないため、承認できません。現在の状態を確認してください。',
  exceedsPriceLimit: '価格が本日の制限値幅を超えています。制限値幅の範囲内で入力してください。',
  priceNotObtained: '株価を取得できませんでした。しばらくしてからもう一度お試しください。',
  lockedUp: '売却制限の期間中のため、まだ決済できません。期間が終わってからお試しください。',
  notSellableSameDay: '買い付けた当日と翌営業日（T+1）は売却できません。その次の営業日から売却できます。',
  sellAfterFifteenMinutes: '建ててから15分間は決済できません。15分経過後にお試しください。',
  productMissing: 'この商品は存在しないか、取扱いが終了しています。ほかの商品を選んでください。',
  nonTradingHours: '現在は取引時間外です。取引時間内にもう一度お試しください。',
  stopPriceReached: '逆指値の条件価格にすでに達しています。別の価格を指定してください。',
  orderTermInvalid: 'この日は注文の期限にできません。指定できる営業日を選んでください。',

  // Verification and cards
  realNameNotPassed:
    '本人確認、または必要な氏名の表記（フリガナなど）が承認されていません。「本人確認」で状況をご確認ください。',
  realNameMissing: '本人確認がまだ済んでいません。先に本人確認を行ってください。',
  cardExists: 'この銀行口座はすでに登録されています。一覧から選ぶか、別の口座を登録してください。',
  cardNotFound: 'この銀行口座は存在しないか、本人名義ではありません。本人名義の口座を選んでください。',
  cardCheckFailed:
    '銀行口座を確認できませんでした。口座番号と、本人確認済みのお名前と同じ口座名義であることを確認して、もう一度お試しください。',

  // Subscriptions and block trades
  subscribeOnce: 'IPOの申込は1銘柄につき1回で、すでに申込済みです。申込履歴を確認してください。',
  beforeSubscriptionTime: '申込または上場がまだ始まっていません。日程を確認し、開始後にお試しください。',
  notYetListed: 'この銘柄はまだ上場していません。上場日から取引できます。',
  noNewIssues: '現在、申し込める新規公開株・新発債はありません。後日あらためて確認してください。',
  newShareChannelClosed: '新規公開株の申込は現在受け付けていません。後日あらためて確認してください。',
  blockTradeClosed: '立会外取引は現在受け付けていません。受付が始まってからお試しください。',
  blockTradeBelowMinimum: '立会外取引の最低入札価格を下回っています。価格を上げてください。',
  blockTradeBelowMinimum_n: '立会外取引の最低入札価格は¥{{n}}です。この価格以上で入力してください。',
  dailyPurchaseCount: '本日の購入回数が上限に達しています。翌営業日以降にお試しください。',
  dailyPurchaseCount_n: '本日の購入回数が上限の{{n}}回に達しています。翌営業日以降にお試しください。',

  // Copy trading
  copyTradeTimeExceeded:
    'このコピートレードの募集期間は終了しました。ほかの商品を選ぶか、次回の募集をお待ちください。',
  mentorNotFound: 'ストラテジー提供者が見つかりません。ほかの提供者を選んでください。',

  // Loans
  creditInsufficient:
    '信用スコアまたは極度額が不足しているため、手続きできません。それぞれの値を確認してください。',
  borrowingClosed: '借入枠が上限に達したか、借入の受付を停止しています。後日あらためてお試しください。',
  repaymentExceedsLoan: '入力した金額が未返済額を超えています。未返済額以下で入力してください。',
  loanOutstanding: '返済していない借入があります。先に返済してから、もう一度お試しください。',

  // Other
  systemBusy: 'システムが混み合っています。しばらくしてからもう一度お試しください。',
  keyMismatch:
    '添付したファイルが無効になったため、受け付けられませんでした。添付し直して、もう一度送信してください。解消しない場合はログインし直してください。',
  duplicateAppointment: 'すでに予約または応募済みです。もう一度行う必要はありません。',
  alreadySignedIn: '本日のチェックインは済んでいます。次のチェックインは明日からできます。',
  notEnoughSignIns: 'チェックインの回数が不足しています。必要な回数に達してからお試しください。',
  parameterError: '送信内容に誤りがあります。入力内容を確認して、もう一度お試しください。',
  uploadFailed: 'アップロードできませんでした。通信状況とファイルを確認して、もう一度お試しください。',
  sendFailed: '送信できませんでした。通信状況を確認して、もう一度お試しください。',
};
