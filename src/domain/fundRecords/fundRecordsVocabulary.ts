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
