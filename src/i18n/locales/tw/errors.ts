import { specifiedLimits } from '../../../domain/specifiedLimits';
import type { ErrorTexts } from '../../errorTexts';

/** 發生什麼、為什麼、該怎麼做；`_n` is the wording with the number. */
const { opens, closes } = specifiedLimits.depositHours;

export const errors: ErrorTexts = {
  // Special phrases
  outsideWithdrawalTime: '目前非出金時間，暫不受理。請於出金時間內再試。',
  outsideDepositTime: `目前非入金時間。入金時間為平日 ${opens}–${closes}（日本時間），假日暫停。`,
  withdrawalMinimum: '出金金額低於下限，請提高金額。',
  withdrawalMinimum_n: '最低出金金額為 {{n}} 日圓，請輸入不低於此數的金額。',
  withdrawalMaximum: '出金金額超過上限，請降低金額。',
  withdrawalMaximum_n: '最高出金金額為 {{n}} 日圓，請輸入不高於此數的金額。',
  depositMinimum: '入金金額低於下限，請提高金額。',
  depositMinimum_n: '最低入金金額為 {{n}} 日圓，請輸入不低於此數的金額。',
  depositMaximum: '入金金額超過上限，請降低金額。',
  depositMaximum_n: '最高入金金額為 {{n}} 日圓，請輸入不高於此數的金額。',
  perShareApplicationCount: '此檔股票的申請次數已達上限，無法再申請。請選擇其他股票。',
  perShareApplicationCount_n: '此檔股票的申請次數已達上限（{{n}} 次），無法再申請。請選擇其他股票。',
  insufficientSubscriptionFunds: '可用餘額不足以支付本次申購。請減少申購張數，或先入金。',
  minimumSubscriptionQuantity: '申購股數低於下限，請增加數量。',
  minimumSubscriptionQuantity_n: '最少申購股數為 {{n}} 股，請增加數量。',
  blockTradeMinimum: '低於鉅額交易的最少股數，請增加數量。',
  blockTradeMinimum_n: '鉅額交易的最少股數為 {{n}} 股，請增加數量。',
  blockTradeDailyLimit: '今日的鉅額交易已達上限，請於次一交易日再試。',
  blockTradeDailyLimit_n: '今日的鉅額交易已達上限（{{n}} 股），請於次一交易日再試。',
  notSellableForDays: '持有天數未滿，此部位還不能平倉。請於期滿後再試。',
  notSellableForDays_n: '此部位有 {{n}} 天的賣出限制，目前還不能平倉。請於期滿後再試。',
  sellableAfterMinutes: '部位建立未滿規定時間，還不能平倉。請稍後再試。',
  sellableAfterMinutes_n: '部位建立後 {{n}} 分鐘內不能平倉。請稍後再試。',
  minimumBuyAmount: '買進金額低於此商品的下限，請提高金額。',
  minimumBuyAmount_n: '此商品的最低買進金額為 {{n}} 日圓，請輸入不低於此數的金額。',

  // Account and login
  accountNotFound: '查無此帳號。請確認號碼，或先註冊。',
  wrongAccountOrPassword: '帳號或密碼錯誤，請確認後重新輸入。',
  accountExists: '此帳號已存在。請直接登入，或以其他號碼註冊。',
  accountNotTenDigits: '帳號須為十位數電話號碼，請確認後重新輸入。',
  inviterNotFound: '查無此邀請人。請確認邀請碼後重新輸入。',
  wrongOriginalPassword: '目前的密碼錯誤，請確認後重新輸入。',
  passwordsDiffer: '兩次輸入的密碼不一致，請輸入相同的密碼。',
  accountEmpty: '尚未輸入帳號，請輸入您的十位數電話號碼。',
  passwordEmpty: '尚未輸入密碼，請輸入您的密碼。',
  registrationFailed: '註冊未完成。請確認輸入的內容後再試一次。',
  numberRegistered: '此電話號碼已註冊。請直接登入，或使用其他號碼。',
  accountFrozen: '您的帳戶已凍結，請聯絡客服。',
  loginBanned: '此帳戶目前無法登入，請聯絡客服。',
  accountDisabled: '您的帳戶已停用，請聯絡客服。',
  withdrawalBanned: '您的帳戶目前無法出金，請聯絡客服。',
  tradingBanned: '您的帳戶目前無法建立新部位，仍可平倉、刪單。請聯絡客服。',

  // Funds
  contactServiceForDeposit: '入金由客服協助辦理。匯款前請先聯絡客服。',
  outsideFundsTime: '目前非此項服務的時間，暫不受理。請於服務時間內再試。',
  belowMinimum: '輸入的金額低於下限，請提高金額。',
  belowMinimum_n: '輸入的金額低於下限 {{n}}，請提高金額。',
  aboveMaximum: '輸入的金額超過上限，請降低金額。',
  aboveMaximum_n: '輸入的金額超過上限 {{n}}，請降低金額。',
  wrongFundPassword: '交易密碼錯誤。請輸入交易密碼，而非登入密碼。',
  submittedTooFrequently: '短時間內送出次數過多，請稍後再試。',
  insufficientBalance: '可用餘額不足，請減少金額或數量。',
  otherFundOperation: '您有另一筆資金作業處理中，請待完成後再試。',
  wrongChannelPassword: '入金專用密碼錯誤，請確認後重新輸入。',
  depositProofMissing: '尚未上傳付款憑證。請先上傳，再送出入金申請。',

  // Orders
  orderNotPending: '此委託或申請已不在等待中，無法執行。請查看最新狀態。',
  notInPosition: '您目前未持有此部位，無法平倉。請查看最新狀態。',
  notInReview: '此項目不在審核中，無法核准。請查看最新狀態。',
  exceedsPriceLimit: '價格超出今日漲跌幅限制，請輸入限制範圍內的價格。',
  priceNotObtained: '無法取得此股票的價格，請稍後再試。',
  lockedUp: '鎖定期尚未結束，目前還不能平倉。請於鎖定期結束後再試。',
  notSellableSameDay: '買進當日及次一交易日（T+1）不能賣出，請於再下一個交易日起賣出。',
  sellAfterFifteenMinutes: '部位建立滿 15 分鐘才能平倉，請於期滿後再試。',
  productMissing: '此商品不存在或已下架，請選擇其他商品。',
  nonTradingHours: '目前為非交易時間，請於交易時間內再試。',
  stopPriceReached: '市價已達此停損觸發價，請改用其他價格。',
  orderTermInvalid: '委託期限不能設為這一天，請選擇可用的交易日。',

  // Verification and cards
  realNameNotPassed: '身分驗證或所需的姓名寫法尚未通過審核。請至「身分驗證」查看狀態。',
  realNameMissing: '您尚未完成身分驗證，請先完成驗證。',
  cardExists: '此銀行帳戶已新增過。請從清單中選擇，或新增其他帳戶。',
  cardNotFound: '此銀行帳戶不存在，或不是您本人的帳戶。請選擇本人的銀行帳戶。',
  cardCheckFailed: '銀行帳戶驗證失敗。請確認帳號，並確認戶名與已驗證的姓名一致後再試一次。',

  // Subscriptions and block trades
  subscribeOnce: '每檔新股只能申購一次，您已申購過。請查看申購紀錄。',
  beforeSubscriptionTime: '申購或上市尚未開始。請確認日期，開始後再試。',
  notYetListed: '此股票尚未上市，上市日起即可交易。',
  noNewIssues: '目前沒有可申購的新股或新債，請日後再查看。',
  newShareChannelClosed: '新股申購目前未開放，請日後再查看。',
  blockTradeClosed: '鉅額交易目前未開放，請於開放後再試。',
  blockTradeBelowMinimum: '出價低於鉅額交易的最低出價，請提高價格。',
  blockTradeBelowMinimum_n: '鉅額交易的最低出價為 {{n}} 日圓，請輸入此價格或更高的價格。',
  dailyPurchaseCount: '今日的購買次數已達上限，請於次一交易日再試。',
  dailyPurchaseCount_n: '今日的購買次數已達上限（{{n}} 次），請於次一交易日再試。',

  // Copy trading
  copyTradeTimeExceeded: '此跟單交易的募集期間已結束，請選擇其他跟單交易，或等待下次募集。',
  mentorNotFound: '查無此策略提供者，請選擇其他策略提供者。',

  // Loans
  creditInsufficient: '您的信用分數或借款額度不足，無法辦理。請查看信用分數與借款額度。',
  borrowingClosed: '平台可借總額已用完，或目前未開放借款。請日後再試。',
  repaymentExceedsLoan: '還款金額超過尚欠金額，請輸入不高於尚欠金額的數字。',
  loanOutstanding: '您有尚未還清的借款。請先還款後再試。',

  // Other
  systemBusy: '系統忙碌中，請稍後再試。',
  keyMismatch: '附加的檔案已失效，請求未被接受。請重新附加檔案後再送出；若仍無法送出，請重新登入。',
  duplicateAppointment: '您已預約或應賣，無須再次提交。',
  alreadySignedIn: '今日已簽到，明日可再次簽到。',
  notEnoughSignIns: '簽到次數不足，請於累積足夠次數後再試。',
  parameterError: '送出的內容有誤，請確認輸入的內容後再試一次。',
  uploadFailed: '檔案上傳失敗。請確認網路與檔案後再試一次。',
  sendFailed: '傳送失敗。請確認網路後再試一次。',
};
