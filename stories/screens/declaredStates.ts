import type { RoutePath } from '../../src/app/routes';
import type { IpoDateKind } from '../../src/domain/ipoCalendar';
import type {
  DayTradeStatus,
  FundRecordStatus,
  InvestmentStatus,
  IpoPhase,
  IpoResult,
  OfferApplicationStatus,
  PositionStatus,
  TransferStatus,
  VerificationStatus,
} from '../../src/domain/vocabulary';
import type { Gate } from '../../src/widgets/GateChecklist/gateStates';
import type { LoanState } from '../../src/widgets/LoanCard/loanState';

/** What a screen can be in, and the statuses that it can say of what it shows. */
export type ScreenState =
  | 'loading'
  | 'empty'
  | 'error'
  | 'offline'
  | 'blocked'
  | DayTradeStatus
  | FundRecordStatus
  | Gate['state']
  | InvestmentStatus
  | IpoDateKind
  | IpoPhase
  | IpoResult
  | LoanState
  | OfferApplicationStatus
  | PositionStatus
  | TransferStatus
  | VerificationStatus;

/** What the stories of a screen have to show. */
export interface ScreenStates {
  states: readonly ScreenState[];
  /** Of these, what no member can meet there; each with the reason. */
  never?: Partial<Record<ScreenState, string>>;
}

/** The states of all screens of an area: a path without its states does not compile. */
export type AreaStates<Area extends string> = Record<Extract<RoutePath, `/${Area}/${string}`>, ScreenStates>;

/** A screen that reads something. */
export const reads = ['loading', 'error', 'offline'] as const;

/** A screen that reads a list, or something that may not be there. */
export const lists = [...reads, 'empty'] as const;

/** A status that only awaits its review, as it was handed in just now. */
export const justHandedIn =
  'The screen shows it once, when it was handed in; what becomes of it, the records show.';
