import {
  isNumbered,
  type MessageKey,
  type MessageParams,
  type NumberedMessage,
} from '../../src/api/contract/messageKeys';

/** Messages of the simulated server, in simplified Chinese like those of real servers of this kind. */
const texts: Record<MessageKey, string> = {
  // Special phrases
  outsideWithdrawalTime: '当前不在提现时间内',
  outsideDepositTime: '当前不在充值时间内',
  withdrawalMinimum: '提现金额低于最低提现金额',
  withdrawalMaximum: '提现金额超过最高提现金额',
  depositMinimum: '充值金额低于最低充值金额',
  depositMaximum: '充值金额超过最高充值金额',
  perShareApplicationCount: '已达到每股申请次数上限',
  insufficientSubscriptionFunds: '申购资金不足',
  minimumSubscriptionQuantity: '低于最低申购数量',
  blockTradeMinimum: '未达到大宗交易最低股数',
  blockTradeDailyLimit: '已达到大宗交易每日上限',
  notSellableForDays: '规定天内不可卖出',
  sellableAfterMinutes: '规定分钟后可卖出',
  minimumBuyAmount: '低于最低买入金额',

  // Account and login
  accountNotFound: '账号不存在',
  wrongAccountOrPassword: '账号或密码错误',
  accountExists: '账号已存在',
  accountNotTenDigits: '账号必须为10位手机号',
  inviterNotFound: '邀请人不存在',
  wrongOriginalPassword: '原密码错误',
  passwordsDiffer: '两次密码不一致',
  accountEmpty: '账号不能为空',
  passwordEmpty: '密码不能为空',
  registrationFailed: '注册失败',
  numberRegistered: '该手机号已注册',
  accountFrozen: '账号已被冻结，请联系客服',
  loginBanned: '该账号禁止登录，请联系客服',
  accountDisabled: '账号已被禁用，请联系客服',
  withdrawalBanned: '该账号禁止提现，请联系客服',
  tradingBanned: '该账号禁止交易，请联系客服',

  // Funds
  contactServiceForDeposit: '充值请联系客服',
  outsideFundsTime: '当前不在充值提现时间内',
  belowMinimum: '不能低于最低金额',
  aboveMaximum: '不能超过最高金额',
  wrongFundPassword: '资金密码错误',
  submittedTooFrequently: '提交过于频繁，请稍后再试',
  insufficientBalance: '可用余额不足',
  otherFundOperation: '该用户有其他资金操作，请稍后再试',
  wrongChannelPassword: '通道密码错误',
  depositProofMissing: '请先上传充值凭证',

  // Orders
  orderNotPending: '该订单不是挂单状态',
  notInPosition: '该订单不在持仓中',
  notInReview: '该申请不在审核中',
  exceedsPriceLimit: '价格超过涨跌停限制',
  priceNotObtained: '未获取到股票价格',
  lockedUp: '锁仓中，暂不可操作',
  notSellableSameDay: '当日及T+1日不可卖出',
  sellAfterFifteenMinutes: '买入15分钟后才能卖出',
  productMissing: '产品不存在或已下架',
  nonTradingHours: '非交易时间',
  stopPriceReached: '已达触发价',
  orderTermInvalid: '委托有效期无效',

  // Verification and cards
  realNameNotPassed: '实名认证未通过',
  realNameMissing: '请先进行实名认证',
  cardExists: '银行卡已存在',
  cardNotFound: '银行卡不存在或非本人银行卡',
  cardCheckFailed: '银行卡校验失败',

  // Subscriptions and block trades
  subscribeOnce: '每只新股只能申购一次',
  beforeSubscriptionTime: '未到申购或上市时间',
  notYetListed: '该股票尚未上市',
  noNewIssues: '暂无新债或新股',
  newShareChannelClosed: '新股通道未开启',
  blockTradeClosed: '大宗交易已关闭',
  blockTradeBelowMinimum: '大宗交易买入低于最低买入价',
  dailyPurchaseCount: '超过每日购买次数',

  // Copy trading
  copyTradeTimeExceeded: '已超过时间限制',
  mentorNotFound: '导师不存在',

  // Loans
  creditInsufficient: '信用分不足',
  borrowingClosed: '借款额度已满或借款通道已关闭',
  repaymentExceedsLoan: '还款金额大于借款金额',
  loanOutstanding: '您有未还清的借款，请先还款',

  // Other
  systemBusy: '系统繁忙，请稍后再试',
  keyMismatch: '密钥不匹配',
  duplicateAppointment: '请勿重复预约',
  alreadySignedIn: '今日已签到',
  notEnoughSignIns: '签到次数不足',
  parameterError: '参数错误',
  uploadFailed: '上传失败',
  sendFailed: '发送失败',
};

/** Messages with a number. */
const numberedTexts: Record<NumberedMessage, (n: string) => string> = {
  withdrawalMinimum: (n) => `提现金额低于最低提现金额${n}元`,
  withdrawalMaximum: (n) => `提现金额超过最高提现金额${n}元`,
  depositMinimum: (n) => `充值金额低于最低充值金额${n}元`,
  depositMaximum: (n) => `充值金额超过最高充值金额${n}元`,
  perShareApplicationCount: (n) => `已达到每股申请次数上限${n}次`,
  minimumSubscriptionQuantity: (n) => `低于最低申购数量${n}股`,
  blockTradeMinimum: (n) => `未达到大宗交易最低股数${n}股`,
  blockTradeDailyLimit: (n) => `已达到大宗交易每日上限${n}股`,
  notSellableForDays: (n) => `买入后${n}天内不可卖出`,
  sellableAfterMinutes: (n) => `${n}分钟后可卖出`,
  minimumBuyAmount: (n) => `低于最低买入金额${n}元`,
  belowMinimum: (n) => `不能低于最低金额${n}`,
  aboveMaximum: (n) => `不能超过最高金额${n}`,
  blockTradeBelowMinimum: (n) => `大宗交易买入低于最低买入价${n}元`,
  dailyPurchaseCount: (n) => `超过每日购买次数${n}次`,
};

/** The `msg` of a refusal. The number is included if the message supports it. */
export function serverText(key: MessageKey, { n }: MessageParams = {}): string {
  return n !== undefined && isNumbered(key) ? numberedTexts[key](n) : texts[key];
}
