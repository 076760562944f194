import type { Localized } from '../localized';
import type { NoticeText } from './noticeText';

/** A notice to one member about a record of their own. */
export interface PersonalNotice extends NoticeText {
  id: string;
  /** Epoch ms. */
  publishedAt: number;
  orderNumber: string | null;
  /** The order or position that changed, or needs attention, without an action of the member. */
  about?: { position: string; stock: Localized };
}
