import type { Fragments } from './fragments';

export const traditionalChinese: Fragments = {
  // Special phrases
  outsideWithdrawalTime: ['不在提現時間', '非提領時間', '非出金時間'],
  outsideDepositTime: ['不在充值時間', '非儲值時間', '非入金時間'],
  withdrawalMinimum: ['最低提領', '最低出金'],
  withdrawalMaximum: ['最高提領', '最高出金'],
  depositMinimum: ['最低儲值', '最低入金'],
  depositMaximum: ['最高儲值', '最高入金'],
  perShareApplicationCount: ['每股申請次數', '每檔股票申請次數'],
  insufficientSubscriptionFunds: ['申購資金不足'],
  minimumSubscriptionQuantity: ['最低申購數量', '最低申購股數'],
  blockTradeMinimum: ['鉅額交易最低', '鉅額交易最小'],
  blockTradeDailyLimit: ['鉅額交易每日上限', '每日鉅額交易上限'],
  notSellableForDays: ['N天內不可賣', 'N天內不得賣', 'N天後可賣'],
  sellableAfterMinutes: ['N分鐘後可賣', 'N分鐘後才能賣', 'N分鐘內不可賣'],
  minimumBuyAmount: ['最低買進金額', '最低買入金額'],

  // Account and login
  accountNotFound: ['帳號不存在', '使用者不存在'],
  wrongAccountOrPassword: ['帳號或密碼錯誤'],
  accountExists: ['帳號已存在', '使用者已存在'],
  accountNotTenDigits: ['10位手機號', '十位手機號'],
  inviterNotFound: ['邀請人不存在', '推薦人不存在'],
  wrongOriginalPassword: ['原密碼錯誤', '舊密碼錯誤'],
  passwordsDiffer: ['兩次密碼不一致', '密碼不一致'],
  accountEmpty: ['帳號不能為空', '帳號為空'],
  passwordEmpty: ['密碼不能為空', '密碼為空'],
  registrationFailed: ['註冊失敗'],
  numberRegistered: ['手機號已註冊', '號碼已註冊'],
  accountFrozen: ['帳號已凍結', '帳戶已凍結'],
  loginBanned: ['禁止登入'],
  accountDisabled: ['帳號已停用', '帳號已禁用'],
  withdrawalBanned: ['禁止提現', '禁止出金', '帳號無法出金'],
  tradingBanned: ['帳號禁止交易', '帳號無法交易'],

  // Funds
  contactServiceForDeposit: ['入金請聯絡客服', '充值請聯繫客服'],
  outsideFundsTime: ['不在充值提現時間', '非出入金時間'],
  belowMinimum: ['低於最低金額', '未達最低金額'],
  aboveMaximum: ['超過最高金額', '超過最大金額'],
  wrongFundPassword: ['資金密碼錯誤', '交易密碼錯誤'],
  submittedTooFrequently: ['提交過於頻繁', '操作過於頻繁'],
  insufficientBalance: ['可用餘額不足', '餘額不足'],
  otherFundOperation: ['其他資金操作', '其他資金作業'],
  wrongChannelPassword: ['通道密碼錯誤', '渠道密碼錯誤'],
  depositProofMissing: ['請先上傳充值憑證', '請上傳入金憑證', '請上傳憑證'],

  // Orders
  orderNotPending: ['不是掛單狀態', '非委託中'],
  notInPosition: ['不在持倉', '不是持倉狀態'],
  notInReview: ['不在審核中', '不是審核中'],
  exceedsPriceLimit: ['超過漲跌停', '超過漲跌幅'],
  priceNotObtained: ['無法取得股票價格', '未取得股價'],
  lockedUp: ['鎖倉中', '鎖定期內'],
  notSellableSameDay: ['當日不可賣', '當日買進不得賣', '當日及t+1日不可賣'],
  sellAfterFifteenMinutes: ['15分鐘後才能賣', '買進15分鐘後才', '15分鐘才能賣'],
  productMissing: ['產品不存在', '商品不存在', '已下市'],
  nonTradingHours: ['非交易時間', '不在交易時間'],

  // Orders, beyond the specification
  stopPriceReached: ['已達觸發價', '觸發價已達到'],
  orderTermInvalid: ['委託有效期無效', '委託期限不正確'],

  // Verification and cards
  realNameNotPassed: ['實名認證未通過', '身分驗證未通過'],
  realNameMissing: ['請先實名', '請先完成身分驗證'],
  cardExists: ['銀行卡已存在', '銀行卡已綁定'],
  cardNotFound: ['銀行卡不存在', '非本人銀行卡'],
  cardCheckFailed: ['銀行卡校驗失敗', '銀行卡驗證失敗'],

  // Subscriptions and block trades
  subscribeOnce: ['只能申購一次', '請勿重複申購'],
  beforeSubscriptionTime: ['未到申購時間', '未到上市時間', '未到申購或上市時間'],
  notYetListed: ['尚未上市', '尚未掛牌'],
  noNewIssues: ['沒有新股', '沒有新債', '目前無新股'],
  newShareChannelClosed: ['新股通道未開', '新股通道已關閉'],
  blockTradeClosed: ['鉅額交易已關閉', '鉅額交易未開'],
  blockTradeBelowMinimum: ['鉅額交易買進低於', '鉅額交易買進價低於'],
  dailyPurchaseCount: ['超過每日購買次數', '每日購買次數上限'],

  // Copy trading
  copyTradeTimeExceeded: ['已超過時間限制', '超過跟單時間'],
  mentorNotFound: ['導師不存在', '帶單人不存在'],

  // Loans
  creditInsufficient: ['信用分數不足', '信用不足'],
  borrowingClosed: ['借款額度已滿', '借款通道已關閉'],
  repaymentExceedsLoan: ['還款金額大於借款', '還款金額超過借款'],
  loanOutstanding: ['您有未還清的借款', '請先還清借款'],

  // Other
  systemBusy: ['系統繁忙', '伺服器忙碌'],
  keyMismatch: ['金鑰不符', '密鑰不匹配'],
  duplicateAppointment: ['重複預約', '已經預約'],
  alreadySignedIn: ['今日已簽到', '已經簽到'],
  notEnoughSignIns: ['簽到次數不足', '簽到天數不足'],
  parameterError: ['參數錯誤', '參數有誤'],
  uploadFailed: ['上傳失敗'],
  sendFailed: ['發送失敗', '傳送失敗'],
};
