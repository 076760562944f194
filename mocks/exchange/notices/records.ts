/** Which notices a member has read. */
export interface NoticesWorld {
  /** By account, then by notice: when it was read, epoch ms. */
  readAt: Record<string, Record<string, number>>;
}

export const newNoticesWorld = (): NoticesWorld => ({ readAt: {} });
