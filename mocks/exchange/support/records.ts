/** Messages to customer service. */
export interface SupportWorld {
  /** By account, oldest first. */
  messages: Record<string, SupportRecord[]>;
}

export interface SupportRecord {
  id: string;
  message: string;
  screen: string;
  orderNumber: string | null;
  /** Epoch ms. */
  sentAt: number;
}

export const newSupportWorld = (): SupportWorld => ({ messages: {} });
