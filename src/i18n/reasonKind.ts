import type { BlockTradeReason } from '../domain/blockTradeReasons';
import type { TenderReason } from '../domain/buybackReasons';
import type { CloseReason } from '../domain/closeReasons';
import type { CopyTradeReason, CopyTradeStopReason } from '../domain/copyTradeReasons';
import type { DayTradeReason } from '../domain/dayTradeReasons';
import type { IpoPayReason, IpoReason } from '../domain/ipoReasons';
import type { LockUpExitReason, LockUpReason } from '../domain/lockUpReasons';
import type { MarginReason } from '../domain/marginReasons';
import type { OrderReason } from '../domain/orderReasons';
import type { ValueStockReason } from '../domain/valueStockReasons';

/** Any reason of a form that may be given to a member. */
export type Reason =
  | OrderReason
  | CloseReason
  | MarginReason
  | IpoReason
  | IpoPayReason
  | BlockTradeReason
  | DayTradeReason
  | CopyTradeReason
  | CopyTradeStopReason
  | LockUpReason
  | LockUpExitReason
  | ValueStockReason
  | TenderReason;

/** A new reason that has no sentence in every locale does not compile. */
export type ReasonKind = Reason['kind'];
