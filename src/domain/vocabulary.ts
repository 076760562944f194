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
