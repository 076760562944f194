/** What ended a copy trade: its holding time, or its member before that. */
export const copyTradeEnders = ['holdingTime', 'member'] as const;
export type CopyTradeEnder = (typeof copyTradeEnders)[number];
