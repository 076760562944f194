import type { CardType } from '../../../src/domain/cards/cardsVocabulary';
import type { TransferStatus } from '../../../src/domain/transfers/transfersVocabulary';

/** Deposits and withdrawals. */
export interface TransfersWorld {
  /** By id. */
  deposits: Record<string, DepositRecord>;
  /** By id. */
  withdrawals: Record<string, WithdrawalRecord>;
}

/** Common fields of deposits and withdrawals. Times are epoch ms. */
export interface TransferRecord {
  id: string;
  orderNumber: string;
  account: string;
  /** In whole yen. */
  amount: string;
  status: TransferStatus;
  submittedAt: number;
  /** When the review ended. */
  reviewedAt: number | null;
  /** When the money was booked or paid. */
  finishedAt: number | null;
  rejection: RejectionCause | null;
}

/** Why a transfer was rejected. */
export type RejectionCause = 'depositUnclear' | 'withdrawalUnclear' | 'withdrawalCancelled';

export interface DepositRecord extends TransferRecord {
  channelId: string;
  proof: { contentType: string; size: number };
}

export interface WithdrawalRecord extends TransferRecord {
  /** The card at the time of the request. */
  card: { id: string; holder: string; bankName: string; type: CardType; lastFour: string };
}

export const newTransfersWorld = (): TransfersWorld => ({ deposits: {}, withdrawals: {} });
