import type { BlockTradeReason } from '../domain/blockTradeReasons';
import type { CloseReason } from '../domain/closeReasons';
import type { DayTradeReason } from '../domain/dayTradeReasons';
import type { IpoPayReason, IpoReason } from '../domain/ipoReasons';
import type { MarginReason } from '../domain/marginReasons';
import type { OrderReason } from '../domain/orderReasons';

/** Any reason of a form that may be given to a member. */
export type Reason =
  | OrderReason
  | CloseReason
  | MarginReason
  | IpoReason
  | IpoPayReason
  | BlockTradeReason
  | DayTradeReason;

/** A new reason that has no sentence in every locale does not compile. */
export type ReasonKind = Reason['kind'];
