import type { Fragments } from './fragments';

export const simplifiedChinese: Fragments = {
  // Special phrases
  outsideWithdrawalTime: ['不在提现时间', '非提现时间', '不在出金时间'],
  outsideDepositTime: ['不在充值时间', '非充值时间', '不在入金时间'],
  withdrawalMinimum: ['最低提现', '提现金额不能低于'],
  withdrawalMaximum: ['最高提现', '提现金额不能超过'],
  depositMinimum: ['最低充值', '充值金额不能低于'],
  depositMaximum: ['最高充值', '充值金额不能超过'],
  perShareApplicationCount: ['每股申请次数', '每只股票申请次数'],
  insufficientSubscriptionFunds: ['申购资金不足'],
  minimumSubscriptionQuantity: ['最低申购数量', '最低申购股数'],
  blockTradeMinimum: ['大宗交易最低', '大宗交易最小'],
  blockTradeDailyLimit: ['大宗交易每日上限', '每日大宗交易上限'],
  notSellableForDays: ['N天内不可卖', 'N天内不能卖', 'N天后可卖', '规定天内不可卖'],
  sellableAfterMinutes: ['N分钟后可卖', 'N分钟后才能卖', 'N分钟内不可卖', '规定分钟后可卖'],
  minimumBuyAmount: ['最低买入金额', '最低购买金额'],

  // Account and login
  accountNotFound: ['账号不存在', '账户不存在', '用户不存在'],
  wrongAccountOrPassword: ['账号或密码错误'],
  accountExists: ['账号已存在', '用户已存在'],
  accountNotTenDigits: ['10位手机号', '十位手机号'],
  inviterNotFound: ['邀请人不存在', '推荐人不存在'],
  wrongOriginalPassword: ['原密码错误', '旧密码错误'],
  passwordsDiffer: ['两次密码不一致', '密码不一致'],
  accountEmpty: ['账号不能为空', '账号为空'],
  passwordEmpty: ['密码不能为空', '密码为空'],
  registrationFailed: ['注册失败'],
  numberRegistered: ['手机号已注册', '号码已注册'],
  accountFrozen: ['账号已冻结', '账号已被冻结', '账户已冻结'],
  loginBanned: ['禁止登录', '禁止登陆'],
  accountDisabled: ['账号已禁用', '账号已被禁用', '账号已停用'],
  withdrawalBanned: ['禁止提现', '禁止出金', '账号无法提现'],
  tradingBanned: ['账号禁止交易', '账号无法交易'],

  // Funds
  contactServiceForDeposit: ['充值请联系客服', '联系客服充值'],
  outsideFundsTime: ['不在充值提现时间', '非充提时间'],
  belowMinimum: ['低于最低金额', '不能低于最低金额'],
  aboveMaximum: ['超过最高金额', '不能超过最高金额'],
  wrongFundPassword: ['资金密码错误', '交易密码错误'],
  submittedTooFrequently: ['提交过于频繁', '操作过于频繁'],
  insufficientBalance: ['可用余额不足', '余额不足'],
  otherFundOperation: ['其他资金操作', '其它资金操作'],
  wrongChannelPassword: ['通道密码错误', '渠道密码错误'],
  depositProofMissing: ['请先上传充值凭证', '请上传充值凭证', '请上传凭证'],

  // Orders
  orderNotPending: ['不是挂单状态', '非挂单状态'],
  notInPosition: ['不在持仓', '不是持仓状态'],
  notInReview: ['不在审核中', '不是审核中'],
  exceedsPriceLimit: ['超过涨跌停', '超过涨跌幅'],
  priceNotObtained: ['未获取到股票价格', '获取股票价格失败'],
  lockedUp: ['锁仓中', '锁定期内'],
  notSellableSameDay: ['当日不可卖', '当日买入不可卖', '当天不能卖', '当日及t+1日不可卖', '当天内不可卖'],
  sellAfterFifteenMinutes: ['15分钟后才能卖', '买入15分钟后才'],
  productMissing: ['产品不存在', '商品不存在', '已下架'],
  nonTradingHours: ['非交易时间', '不在交易时间'],

  // Orders, beyond the specification
  stopPriceReached: ['已达触发价', '触发价已达到'],
  orderTermInvalid: ['委托有效期无效', '委托期限不正确'],

  // Verification and cards
  realNameNotPassed: ['实名认证未通过', '实名未通过'],
  realNameMissing: ['请先实名', '请先进行实名', '未实名认证'],
  cardExists: ['银行卡已存在', '银行卡已绑定'],
  cardNotFound: ['银行卡不存在', '非本人银行卡'],
  cardCheckFailed: ['银行卡校验失败', '银行卡验证失败'],

  // Subscriptions and block trades
  subscribeOnce: ['只能申购一次', '请勿重复申购'],
  beforeSubscriptionTime: ['未到申购时间', '未到上市时间', '未到申购或上市时间'],
  notYetListed: ['尚未上市', '股票未上市'],
  noNewIssues: ['没有新股', '没有新债', '暂无新股', '暂无新债'],
  newShareChannelClosed: ['新股通道未开', '新股通道已关闭'],
  blockTradeClosed: ['大宗交易已关闭', '大宗交易未开'],
  blockTradeBelowMinimum: ['大宗交易买入低于', '大宗交易买入价低于'],
  dailyPurchaseCount: ['超过每日购买次数', '每日购买次数上限'],

  // Copy trading
  copyTradeTimeExceeded: ['已超过时间限制', '超过跟单时间'],
  mentorNotFound: ['导师不存在', '带单人不存在'],

  // Loans
  creditInsufficient: ['信用分不足', '信用不足'],
  borrowingClosed: ['借款额度已满', '借款通道已关闭'],
  repaymentExceedsLoan: ['还款金额大于借款', '还款金额超过借款'],
  loanOutstanding: ['您有未还清的借款', '请先还清借款'],

  // Other
  systemBusy: ['系统繁忙', '服务器繁忙'],
  keyMismatch: ['密钥不匹配', '密钥错误'],
  duplicateAppointment: ['重复预约', '已经预约'],
  alreadySignedIn: ['今日已签到', '已经签到'],
  notEnoughSignIns: ['签到次数不足', '签到天数不足'],
  parameterError: ['参数错误', '参数有误'],
  uploadFailed: ['上传失败'],
  sendFailed: ['发送失败'],
};
