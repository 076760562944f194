import type { Exchange } from '../exchange';
import { applicationsOf } from '../ipo/applicationsOf';
import type { IpoRecord } from '../ipo/records';
import type { Member } from '../world';
import { filledIn } from './filledIn';
import { ipoTexts } from './ipoTexts';
import type { PersonalNotice } from './personalNotice';

/** What a member is told of every draw. It follows from the applications: where all is won, no money moves. */
export function ipoNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  return applicationsOf(exchange, member).flatMap(noticeAbout);
}

function noticeAbout({ id, orderNumber, issueId, lots, wonLots, drawnAt }: IpoRecord): PersonalNotice[] {
  if (drawnAt === null) return [];
  const { title, html } = ipoTexts[wonLots ? 'won' : 'notWon'];
  return [
    {
      id: `${id}-draw`,
      publishedAt: drawnAt,
      title,
      html: filledIn(html, { issue: issueId, won: String(wonLots), applied: String(lots) }),
      orderNumber,
    },
  ];
}
