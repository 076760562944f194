/** Loans and their repayments. */
export interface LoansWorld {
  records: Record<string, never>;
}

export const newLoansWorld = (): LoansWorld => ({ records: {} });
