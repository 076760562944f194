import { exchangeMinute, withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { applicationsOf, issueOf } from '../ipo/applicationsOf';
import { wonPriceOf } from '../ipo/prices';
import type { IpoRecord } from '../ipo/records';
import { paymentStartOf, timetableOf } from '../ipo/timetable';
import type { Member } from '../world';
import { fillPlaceholders } from './fillPlaceholders';
import { ipoTexts } from './ipoTexts';
import type { PersonalNotice } from './personalNotice';

const day = 86_400_000;

/**
 * Notices about draws and due payments. They are computed from the applications, because no money moves when all lots
 * are won.
 */
export function ipoNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  return applicationsOf(exchange, member)
    .flatMap((record) => [...drawNotices(exchange, record), ...paymentNotices(exchange, record)])
    .filter(({ publishedAt }) => publishedAt <= exchange.now);
}

function drawNotices(exchange: Exchange, record: IpoRecord): PersonalNotice[] {
  const { id, orderNumber, issueId, lots, wonLots, drawnAt } = record;
  if (drawnAt === null) return [];
  const { title, html } = ipoTexts[wonLots ? 'won' : 'notWon'];
  return [
    {
      id: `${id}-draw`,
      publishedAt: drawnAt,
      title,
      html: fillPlaceholders(html, {
        issue: issueId,
        name: issueOf(exchange, record).listing.name,
        won: String(wonLots),
        applied: String(lots),
      }),
      orderNumber,
    },
  ];
}

/** When the payment opens, and a day before it ends, until it is made. */
function paymentNotices(exchange: Exchange, record: IpoRecord): PersonalNotice[] {
  const { id, orderNumber, issueId, wonLots, drawnAt, paidAt, forfeitedAt } = record;
  if (drawnAt === null || !wonLots) return [];
  const issue = issueOf(exchange, record);
  const opensAt = paymentStartOf(exchange.market, drawnAt);
  const { paymentDeadline } = timetableOf(exchange.market, issue);
  const ended = Math.min(paidAt ?? Number.POSITIVE_INFINITY, forfeitedAt ?? paymentDeadline);
  const notice = (kind: 'paymentDue' | 'paymentEnds', publishedAt: number): PersonalNotice => ({
    id: `${id}-${kind}`,
    publishedAt,
    title: ipoTexts[kind].title,
    html: fillPlaceholders(ipoTexts[kind].html, {
      issue: issueId,
      name: issue.listing.name,
      amount: withThousands(wonPriceOf(record)),
      deadline: exchangeMinute(paymentDeadline),
    }),
    orderNumber,
  });
  const soon = paymentDeadline - day;
  const notices = [notice('paymentDue', opensAt), ...(soon > opensAt ? [notice('paymentEnds', soon)] : [])];
  return notices.filter(({ publishedAt }) => publishedAt < ended);
}
