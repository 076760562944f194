import type { RoutePath } from '../../../src/app/routes';
import type { DayTradeStatus } from '../../../src/domain/dayTrading/dayTradingVocabulary';
import type { FundRecordStatus } from '../../../src/domain/fundRecords/fundRecordsVocabulary';
import type { VerificationStatus } from '../../../src/domain/identity/identityVocabulary';
import type { IpoDateKind } from '../../../src/domain/ipo/ipoCalendar';
import type { IpoPhase, IpoResult } from '../../../src/domain/ipo/ipoVocabulary';
import type {
  InvestmentStatus,
  OfferApplicationStatus,
} from '../../../src/domain/products/productsVocabulary';
import type { PositionStatus } from '../../../src/domain/trade/tradeVocabulary';
import type { TransferStatus } from '../../../src/domain/transfers/transfersVocabulary';
import type { LoanState } from '../../../src/widgets/loans/LoanCard/loanState';
import type { Gate } from '../../../src/widgets/withdrawals/GateChecklist/gateStates';

/** States of a screen, and the statuses it can display. */
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

/** States that the stories of a screen have to show. */
export interface ScreenStates {
  states: readonly ScreenState[];
  /** Those of them that no member can reach on this screen, with the reason. */
  never?: Partial<Record<ScreenState, string>>;
}

/** States of all screens of an area. A missing path is a type error. */
export type AreaStates<Area extends string> = Record<Extract<RoutePath, `/${Area}/${string}`>, ScreenStates>;

/** A screen that loads data. */
export const reads = ['loading', 'error', 'offline'] as const;

/** A screen that loads a list, or data that may not exist. */
export const lists = [...reads, 'empty'] as const;

/** Reason for a status that only the records show after sending. */
export const justSent = 'The screen shows it once after sending; later statuses are in the records.';
