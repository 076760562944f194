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
