/** Copy trades. */
export interface CopyTradingWorld {
  records: Record<string, never>;
}

export const newCopyTradingWorld = (): CopyTradingWorld => ({ records: {} });
