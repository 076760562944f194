/** Which notices a member has read. */
export interface NoticesWorld {
  records: Record<string, never>;
}

export const newNoticesWorld = (): NoticesWorld => ({ records: {} });
