import type { CloseReason } from '../domain/closeReasons';
import type { MarginReason } from '../domain/marginReasons';
import type { OrderReason } from '../domain/orderReasons';

/** Any reason of the trading forms that may be given to a member. */
export type Reason = OrderReason | CloseReason | MarginReason;

/** A new reason that has no sentence in every locale does not compile. */
export type ReasonKind = Reason['kind'];
