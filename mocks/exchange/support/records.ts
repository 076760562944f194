/** Messages to customer service. */
export interface SupportWorld {
  records: Record<string, never>;
}

export const newSupportWorld = (): SupportWorld => ({ records: {} });
