/** Direction of a position. */
export const sides = ['long', 'short'] as const;
export type Side = (typeof sides)[number];

/** How the price of an order is set. */
export const priceTypes = ['limit', 'market'] as const;
export type PriceType = (typeof priceTypes)[number];

/**
 * Kinds of orders. A stop order goes to the market once the price has moved to its stop price; a stop-limit order
 * becomes a limit order then. OCO ("one cancels the other") is a limit and a stop of which one is carried out. The stop
 * price of a trailing order follows the market at a distance. All but the first two go beyond the specification.
 */
export const orderKinds = ['market', 'limit', 'stop', 'stopLimit', 'oco', 'trailing'] as const;
export type OrderKind = (typeof orderKinds)[number];

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

/** Why a position can't be sold yet: minutes, T+1, days; never by its member, because it is managed; or no lock. */
export const lockKinds = ['minutes', 'nextTradingDay', 'days', 'none', 'managed'] as const;
export type LockKind = (typeof lockKinds)[number];

/** Events in the history of an order and its position. */
export const positionEvents = [
  'ordered',
  'amended',
  'triggered',
  'filled',
  'marginAdded',
  'liquidationNear',
  'closingPlaced',
  'closingAmended',
  'closingTriggered',
  'closingExpired',
  'closingCancelled',
  'partlyClosed',
  'closed',
  'liquidated',
  'cancelled',
  'expired',
  'lapsed',
] as const;
export type PositionEventKind = (typeof positionEvents)[number];

/** Who or what closes a position: its member, the exchange in two ways, a mentor, or the company that buys back. */
export const positionClosers = ['member', 'liquidation', 'dayTradeDeadline', 'mentor', 'buyback'] as const;
export type PositionCloser = (typeof positionClosers)[number];

/** Who or what cancels a reservation that waits. */
export const reservationCancellers = ['member', 'endOfDay'] as const;
export type ReservationCanceller = (typeof reservationCancellers)[number];

/** The same for an order, which also lapses when the balance is too low for the price that its stop is filled at. */
export const orderCancellers = [...reservationCancellers, 'insufficientFunds'] as const;
export type OrderCanceller = (typeof orderCancellers)[number];
