import type { NoticeText } from './noticeText';

/** A notice to one member about a record of their own. */
export interface PersonalNotice extends NoticeText {
  id: string;
  /** Epoch ms. */
  publishedAt: number;
  orderNumber: string | null;
}
