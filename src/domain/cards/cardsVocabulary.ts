/** Where a bank card can be from; its fields follow from that (decision 24). */
export const cardRegions = ['JP', 'TW', 'IN'] as const;
export type CardRegion = (typeof cardRegions)[number];

/** Kinds of bank accounts: 普通 and 当座. */
export const cardTypes = ['savings', 'current'] as const;
export type CardType = (typeof cardTypes)[number];
