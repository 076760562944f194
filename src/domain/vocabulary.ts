/** Direction of a position. */
export const sides = ['long', 'short'] as const;
export type Side = (typeof sides)[number];

/** How the price of an order is set. */
export const priceTypes = ['limit', 'market'] as const;
export type PriceType = (typeof priceTypes)[number];

/** Position statuses (specification 4). */
export const positionStatuses = [
  'pendingOrder',
  'holding',
  'preparingToClose',
  'closed',
  'cancelled',
] as const;
export type PositionStatus = (typeof positionStatuses)[number];

/** Where a position came from: matched orders, block trades, copy trades. */
export const positionSources = ['competition', 'auction', 'followOrders'] as const;
export type PositionSource = (typeof positionSources)[number];

/** Groups of the position list, by state. */
export const positionGroups = ['inProgress', 'placing', 'terminated'] as const;
export type PositionGroup = (typeof positionGroups)[number];

/** Chart periods (specification 9): minutes, then day, week, month. */
export const chartPeriods = ['1', '5', '10', '30', 'day', 'week', 'month'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Restrictions an account can be under (specification 6). */
export const restrictions = ['frozen', 'loginBanned', 'tradeBanned', 'withdrawBanned', 'disabled'] as const;
export type Restriction = (typeof restrictions)[number];

/** Real-name statuses (specification 4). A refused application is unverified again, with its reasons. */
export const verificationStatuses = ['unverified', 'underReview', 'verified'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Statuses of an IPO subscription: of the new issue itself (specification 4). */
export const ipoPhases = ['waiting', 'subscribing', 'ended'] as const;
export type IpoPhase = (typeof ipoPhases)[number];

/** Result of a member's IPO application (specification 4). */
export const ipoResults = ['awaitingDraw', 'won', 'pendingPayment', 'paymentCompleted', 'notWon'] as const;
export type IpoResult = (typeof ipoResults)[number];

/** Statuses of block-trade and value-stock applications (specification 4). */
export const applicationStatuses = ['pendingReview', 'passed', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Statuses of copy trades, and of lock-up products alike (specification 4). */
export const investmentStatuses = ['inProgress', 'ended'] as const;
export type InvestmentStatus = (typeof investmentStatuses)[number];

/** Deposit and withdrawal statuses (specification 4): passed is approved, success is paid. */
export const transferStatuses = ['pendingReview', 'passed', 'rejected', 'success'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Status of the reward for inviting a friend: it is paid once the friend's identity check has passed. */
export const referralStatuses = ['awaitingVerification', 'paid'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** Loan statuses (specification 4). */
export const loanStatuses = ['awaitingAudit', 'passed', 'rejected'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** Statuses of day trades: applied for, open, closed, cancelled. */
export const dayTradeStatuses = ['applied', 'trading', 'closed', 'cancelled'] as const;
export type DayTradeStatus = (typeof dayTradeStatuses)[number];

/** Currencies beside the yen that a member can hold (specification 3). */
export const foreignCurrencies = ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'VND', 'MYR', 'KRW', 'INR'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** The ten currencies, in the order of the specification. */
export const currencies = ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW', 'INR'] as const;
export type Currency = (typeof currencies)[number];

/** How a reference price is written: `FX` and `CRY` are prices in dollars, `EUR` is an amount in euros. */
export const referenceKinds = ['FX', 'CRY', 'EUR'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Currencies that a balance can be in: the ten, and the euro, which is shown but not exchanged. */
export const heldCurrencies = [...currencies, 'EUR'] as const;
export type HeldCurrency = (typeof heldCurrencies)[number];

/** Why a position can't be sold yet: minutes, T+1, days; never by its member, because it is managed; or no lock. */
export const lockKinds = ['minutes', 'nextTradingDay', 'days', 'none', 'managed'] as const;
export type LockKind = (typeof lockKinds)[number];

/** What a member uploads an image for. */
export const uploadKinds = ['depositProof', 'idFront', 'idBack', 'avatar'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Parts of a real-name record, each of which a refusal can name. */
export const realNameFields = ['name', 'katakanaName', 'latinName', 'idNumber', 'front', 'back'] as const;
export type RealNameField = (typeof realNameFields)[number];

/** Scripts in which a verified name gets another spelling, because banks write the holder in them (decision 53). */
export const spelledScripts = ['katakana', 'latin'] as const;
export type SpelledScript = (typeof spelledScripts)[number];

/** Statuses of such a spelling that has been submitted and not passed. */
export const spellingStatuses = ['underReview', 'refused'] as const;
export type SpellingStatus = (typeof spellingStatuses)[number];

/** Where a bank card can be from; its fields follow from that (decision 24). */
export const cardRegions = ['JP', 'TW', 'IN'] as const;
export type CardRegion = (typeof cardRegions)[number];

/** Kinds of bank accounts: 普通 and 当座. */
export const cardTypes = ['savings', 'current'] as const;
export type CardType = (typeof cardTypes)[number];

/**
 * Kinds of deposit channels: by bank transfer, at a private counter, by an address, or arranged with customer service.
 */
export const depositChannelKinds = ['bankTransfer', 'counter', 'address', 'customerService'] as const;
export type DepositChannelKind = (typeof depositChannelKinds)[number];

/** Kinds of fund records, to filter by. */
export const fundRecordKinds = [
  'deposit',
  'withdrawal',
  'order',
  'ipo',
  'blockTrade',
  'copyTrading',
  'lockUp',
  'valueStock',
  'buyback',
  'currencyExchange',
  'loan',
  'reward',
] as const;
export type FundRecordKind = (typeof fundRecordKinds)[number];

/** Status of the money of a fund record: frozen, settled, or returned. */
export const fundRecordStatuses = ['pending', 'success', 'returned'] as const;
export type FundRecordStatus = (typeof fundRecordStatuses)[number];

/** Why a loan was rejected: the credit score had fallen, the account was restricted, or the audit said no. */
export const loanRejections = ['creditScore', 'accountRestricted', 'audit'] as const;
export type LoanRejection = (typeof loanRejections)[number];

/** What a credit score was changed by. */
export const creditCauses = ['signIn', 'loanOverdue', 'customerService'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** Kinds of records that freeze or invest a member's money. */
export const holdKinds = [
  'order',
  'dayTrade',
  'ipo',
  'blockTrade',
  'valueStock',
  'buyback',
  'withdrawal',
  'currencyExchange',
  'copyTrade',
  'lockUp',
  'other',
] as const;
export type HoldKind = (typeof holdKinds)[number];

/** Who a notice is for: everybody, or one member about their own records. */
export const noticeKinds = ['house', 'personal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Legal and company texts. The first three have a path of their own (specification 2), the others explain a product.
 */
export const documentKinds = [
  'agreement',
  'tradeRule',
  'aboutUs',
  'ipo',
  'blockTrade',
  'copyTrading',
  'lockUp',
  'dayTrading',
  'loan',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Events in the history of an order and its position. */
export const positionEvents = [
  'ordered',
  'filled',
  'marginAdded',
  'liquidationNear',
  'closingPlaced',
  'closingExpired',
  'closingCancelled',
  'partlyClosed',
  'closed',
  'liquidated',
  'cancelled',
  'expired',
] as const;
export type PositionEventKind = (typeof positionEvents)[number];

/** Who or what closes a position: its member, the exchange in two ways, a mentor, or the company that buys back. */
export const positionClosers = ['member', 'liquidation', 'dayTradeDeadline', 'mentor', 'buyback'] as const;
export type PositionCloser = (typeof positionClosers)[number];

/** Who or what cancels an order or a reservation that waits. */
export const orderCancellers = ['member', 'endOfDay'] as const;
export type OrderCanceller = (typeof orderCancellers)[number];

/** Kinds of records in the sign-in history. */
export const signInRecordKinds = ['signIn', 'reward'] as const;
export type SignInRecordKind = (typeof signInRecordKinds)[number];

/** How much of the principal a lock-up product risks, compared with the others. None is without risk. */
export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** What ended a copy trade: its holding time, or its member before that. */
export const copyTradeEnders = ['holdingTime', 'member'] as const;
export type CopyTradeEnder = (typeof copyTradeEnders)[number];

/** Statuses of applications that a member can also cancel while they wait: for value stocks and repurchases. */
export const offerApplicationStatuses = [...applicationStatuses, 'cancelled'] as const;
export type OfferApplicationStatus = (typeof offerApplicationStatuses)[number];

/** Why a value-stock application was rejected: the market had left the offer's price, or the review said no. */
export const valueStockRejections = ['priceMoved', 'review'] as const;
export type ValueStockRejection = (typeof valueStockRejections)[number];

/** Why a tender was rejected: none of it was accepted, the position was sold before, or the review said no. */
export const buybackRejections = ['notAccepted', 'positionSold', 'review'] as const;
export type BuybackRejection = (typeof buybackRejections)[number];

/** Why a block-trade application was rejected: the bid was below the seller's price, or the review said no. */
export const blockTradeRejections = ['belowSellersPrice', 'review'] as const;
export type BlockTradeRejection = (typeof blockTradeRejections)[number];

/** Who wrote a message to or from customer service. */
export const messageSenders = ['member', 'service'] as const;
export type MessageSender = (typeof messageSenders)[number];
