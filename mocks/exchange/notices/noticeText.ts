import type { Publication } from '../content/publishedAt';
import type { Localized } from '../localized';

/** What a notice says: a title, and HTML. */
export interface NoticeText {
  title: Localized;
  html: Localized;
}

/** A notice to everybody. */
export interface HouseNotice extends NoticeText, Publication {
  id: string;
  /** To be read before trading. */
  mustRead?: true;
}
