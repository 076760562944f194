/**
 * The fields of each form that a draft keeps while the form is away. All others are lost then: account numbers, UPI, ID
 * numbers and passwords must not be listed (decision 42).
 */
export const draftFields = {
  order: [
    ...(['side', 'lots', 'leverage', 'exit'] as const),
    ...([
      'kind',
      'limitsStop',
      'limitPrice',
      'stopPrice',
      'stopLimitPrice',
      'trailBy',
      'term',
      'until',
    ] as const),
  ],
  closing: [
    'kind',
    'limitsStop',
    'limitPrice',
    'stopPrice',
    'stopLimitPrice',
    'trailBy',
    'term',
    'until',
    'part',
  ],
  margin: ['amount'],
  dayTrade: ['side', 'leverage', 'lots'],
  bid: ['price', 'lots'],
  tender: ['positionId', 'lots'],
  valueStock: ['lots'],
  ipo: ['lots'],
  ipoPayment: [],
  copyTrading: ['amount'],
  copyTradeStop: [],
  lockUp: ['amount'],
  lockUpExit: [],
  loan: ['amount', 'days'],
  repayment: ['amount', 'all'],
  exchange: ['side', 'give', 'receive', 'all'],
  deposit: ['amount'],
  withdrawal: ['card', 'amount', 'all'],
  card: ['region', 'holder', 'type', 'bankName', 'branchName', 'branchCode', 'ifsc'],
  login: ['account'],
  registration: ['account', 'inviteCode'],
  message: ['text'],
} as const satisfies Record<string, readonly string[]>;

/** A form with drafts. */
export type DraftForm = keyof typeof draftFields;

/** The fields that a form must have for its draft. */
export type DraftOf<Form extends DraftForm> = Record<(typeof draftFields)[Form][number], unknown>;
