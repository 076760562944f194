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
