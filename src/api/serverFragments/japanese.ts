import type { Fragments } from './fragments';

export const japanese: Fragments = {
  // Special phrases
  outsideWithdrawalTime: ['出金時間外', '出金受付時間外'],
  outsideDepositTime: ['入金時間外', '入金受付時間外'],
  withdrawalMinimum: ['最低出金額', '出金額が下限'],
  withdrawalMaximum: ['最大出金額', '出金額が上限'],
  depositMinimum: ['最低入金額', '入金額が下限'],
  depositMaximum: ['最大入金額', '入金額が上限'],
  perShareApplicationCount: ['銘柄あたりの申込回数', '銘柄ごとの申込回数'],
  insufficientSubscriptionFunds: ['申込資金が不足', '申込資金不足'],
  minimumSubscriptionQuantity: ['最低申込数量', '最低申込株数'],
  blockTradeMinimum: ['大口取引の最低', '立会外取引の最低'],
  blockTradeDailyLimit: ['大口取引の1日の上限', '立会外取引の1日の上限'],
  notSellableForDays: ['N日間は売却', 'N日後に売却'],
  sellableAfterMinutes: ['N分後に売却'],
  minimumBuyAmount: ['最低購入金額', '最低買付金額'],

  // Account and login
  accountNotFound: ['アカウントが存在しません', '口座が存在しません'],
  wrongAccountOrPassword: ['アカウントまたはパスワードが違います'],
  accountExists: ['アカウントは既に存在', 'アカウントが既に存在'],
  accountNotTenDigits: ['10桁の電話番号', '電話番号は10桁'],
  inviterNotFound: ['招待者が存在しません', '紹介者が存在しません'],
  wrongOriginalPassword: ['現在のパスワードが違います', '元のパスワードが違います'],
  passwordsDiffer: ['パスワードが一致しません'],
  accountEmpty: ['アカウントが空です', 'アカウントが入力されていません'],
  passwordEmpty: ['パスワードが空です', 'パスワードが入力されていません'],
  registrationFailed: ['会員登録に失敗', '会員登録ができません'],
  numberRegistered: ['電話番号は既に登録', '電話番号は登録済み'],
  accountFrozen: ['アカウントは凍結', '口座は凍結'],
  loginBanned: ['ログインが禁止', 'ログインは禁止'],
  accountDisabled: ['アカウントは無効', 'アカウントは利用停止'],
  withdrawalBanned: ['出金が禁止', '出金は禁止'],
  tradingBanned: ['取引が禁止', '取引は禁止'],

  // Funds
  contactServiceForDeposit: ['入金はカスタマーサービスまで', '入金についてはカスタマーサービス'],
  outsideFundsTime: ['入出金時間外', '入出金受付時間外'],
  belowMinimum: ['金額が下限を下回', '最低金額を下回'],
  aboveMaximum: ['金額が上限を超え', '最高金額を超え'],
  wrongFundPassword: ['資金パスワードが違います', '取引パスワードが違います'],
  submittedTooFrequently: ['送信が頻繁', '操作が頻繁'],
  insufficientBalance: ['利用可能残高が不足', '残高が不足', '残高不足'],
  otherFundOperation: ['他の資金操作', '別の資金操作'],
  wrongChannelPassword: ['チャネルパスワードが違います'],
  depositProofMissing: ['入金証明をアップロードして', '振込明細をアップロードして'],

  // Orders
  orderNotPending: ['注文中ではありません', '未約定の注文ではありません'],
  notInPosition: ['保有中ではありません'],
  notInReview: ['審査中ではありません'],
  exceedsPriceLimit: ['制限値幅を超え', '値幅制限を超え'],
  priceNotObtained: ['株価を取得できません', '株価の取得に失敗'],
  lockedUp: ['ロックアップ', '売却制限期間'],
  notSellableSameDay: ['当日は売却できません', '当日中の売却はできません'],
  sellAfterFifteenMinutes: ['15分経過後に売却', '購入後15分間は売却', '購入から15分間は売却'],
  productMissing: ['商品が存在しません', '上場廃止'],
  nonTradingHours: ['取引時間外', '取引時間ではありません'],

  // Orders, beyond the specification
  stopPriceReached: ['条件価格に達', '逆指値価格に達'],
  orderTermInvalid: ['注文期限が無効', '注文の有効期限が正しく'],

  // Verification and cards
  realNameNotPassed: ['本人確認が承認されていません', '本人確認が未承認'],
  realNameMissing: ['先に本人確認', '本人確認が完了していません'],
  cardExists: ['カードは既に存在', 'カードは既に登録'],
  cardNotFound: ['カードが存在しません', '本人のカードではありません'],
  cardCheckFailed: ['カードの確認に失敗', 'カードの照合に失敗'],

  // Subscriptions and block trades
  subscribeOnce: ['申込は1回限り', '銘柄につき1回限り'],
  beforeSubscriptionTime: ['申込期間前', '上場時間前'],
  notYetListed: ['未上場', 'まだ上場していません'],
  noNewIssues: ['新株はありません', '新規債券はありません'],
  newShareChannelClosed: ['新株チャネルは開放されていません'],
  blockTradeClosed: ['大口取引は終了', '大口取引時間外'],
  blockTradeBelowMinimum: ['大口取引の買付が下限', '大口取引の入札価格が下限'],
  dailyPurchaseCount: ['1日の購入回数の上限', '1日の購入回数を超え'],

  // Copy trading
  copyTradeTimeExceeded: ['制限時間を超え', 'コピートレードの期限'],
  mentorNotFound: ['メンターが存在しません', '提供者が存在しません'],

  // Loans
  creditInsufficient: ['信用スコアが不足', '信用が不足'],
  borrowingClosed: ['借入枠が上限に達', '借入の受付を停止'],
  repaymentExceedsLoan: ['返済額が借入額を超え', '返済金額が借入額を超え'],
  loanOutstanding: ['未返済の借入があります', '先に借入を返済'],

  // Other
  systemBusy: ['システムが混み合', 'サーバーが混み合'],
  keyMismatch: ['キーが一致しません', '鍵が一致しません'],
  duplicateAppointment: ['予約が重複', '予約済みです'],
  alreadySignedIn: ['チェックイン済み', '既にチェックイン'],
  notEnoughSignIns: ['チェックイン回数が不足'],
  parameterError: ['パラメータエラー', 'パラメーターエラー', 'パラメータが不正'],
  uploadFailed: ['アップロードに失敗'],
  sendFailed: ['送信に失敗'],
};
