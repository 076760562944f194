/** Deposits and withdrawals. */
export interface TransfersWorld {
  records: Record<string, never>;
}

export const newTransfersWorld = (): TransfersWorld => ({ records: {} });
