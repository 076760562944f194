/** Real-name records, bank cards, fund passwords and uploaded images. */
export interface IdentityWorld {
  records: Record<string, never>;
}

export const newIdentityWorld = (): IdentityWorld => ({ records: {} });
