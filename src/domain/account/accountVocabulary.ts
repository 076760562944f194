/** Restrictions an account can be under (specification 6). */
export const restrictions = ['frozen', 'loginBanned', 'tradeBanned', 'withdrawBanned', 'disabled'] as const;
export type Restriction = (typeof restrictions)[number];

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

/** Ranges of the curve of a member's assets, the shortest first. */
export const assetRanges = ['day', 'week', 'month', 'year', 'all'] as const;
export type AssetRange = (typeof assetRanges)[number];
