import type { Publication } from '../content/publishedAt';
import type { Localized } from '../localized';

/** Text of a notice: a title, and HTML. */
export interface NoticeText {
  title: Localized;
  html: Localized;
}

/** A notice to all members. */
export interface BrokerNotice extends NoticeText, Publication {
  id: string;
  /** Must be read before trading. */
  mustRead?: true;
}
