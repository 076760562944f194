import { exchangeMinute, withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import type { Localized } from '../localized';
import { listingBySymbol } from '../market/market';
import { tradeRules } from '../rules';
import { positionsOf } from '../trade/positionsOf';
import { sellableAtOf } from '../trade/sellableAt';
import type { Member, PositionEvent, PositionRecord } from '../world';
import { fillPlaceholders } from './fillPlaceholders';
import type { PersonalNotice } from './personalNotice';
import { borneText, positionTexts } from './positionTexts';
import { stockLabel } from './stockLabel';

/**
 * Notices about orders and positions that changed without an action of the member. They are not stored but computed
 * from the histories.
 */
export function positionNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  return positionsOf(exchange, member).flatMap((position) =>
    position.history.flatMap((event, index) => {
      const kind =
        position.lock.kind === 'managed'
          ? managedNoticeKind(position, event)
          : noticeKind(exchange, position, index);
      if (!kind) return [];
      const { title, html } = positionTexts[kind];
      return [
        {
          id: `${position.id}-${index}-${kind}`,
          publishedAt: event.at,
          title,
          html: fillPlaceholders(html, figuresOf(exchange, position, event)),
          orderNumber: position.orderNumber,
          about: { position: position.id, stock: stockOf(exchange, position) },
        },
      ];
    }),
  );
}

/** The same for a position that a mentor opened for the member, and alone can close. */
function managedNoticeKind(
  { closedBy }: PositionRecord,
  { kind }: PositionEvent,
): keyof typeof positionTexts | undefined {
  if (kind === 'filled') return 'mentorOpened';
  if (kind === 'closed' && closedBy === 'mentor') return 'mentorClosed';
  return kind === 'liquidated' ? kind : undefined;
}

/** The kind of notice for an event of a history; undefined for the member's own actions. */
function noticeKind(
  exchange: Exchange,
  position: PositionRecord,
  index: number,
): keyof typeof positionTexts | undefined {
  const { history, closedBy, splitFrom } = position;
  const event = history[index];
  const before = history[index - 1];
  switch (event?.kind) {
    case 'filled': {
      const [ordered] = history;
      const answered = before?.kind === 'amended' && before.at === event.at;
      const waited = ordered?.kind === 'ordered' && ordered.at < event.at && !answered;
      // The history of a closed part repeats the fill of the whole position, which already has a notice.
      return waited && splitFrom === null ? 'filled' : undefined;
    }
    case 'closed':
      if (closedBy === 'dayTradeDeadline') return 'dayTradeDeadline';
      return closedBy === 'member' && isClosingOrder(before?.kind) ? 'closed' : undefined;
    case 'expired':
    case 'lapsed':
    case 'closingExpired':
    case 'liquidated':
      return event.kind;
    case 'liquidationNear':
      return isLocked(exchange, position, event.at) ? 'liquidationNearLocked' : 'liquidationNear';
    default:
      return undefined;
  }
}

/** Whether a closing that waited was the last event. */
const isClosingOrder = (kind: PositionEvent['kind'] | undefined): boolean =>
  kind === 'closingPlaced' || kind === 'closingAmended' || kind === 'closingTriggered';

/** Whether a position was locked at a time. */
const isLocked = (exchange: Exchange, position: PositionRecord, moment: number): boolean =>
  moment < (sellableAtOf(exchange, position) ?? 0);

/** Name and code of the stock. */
function stockOf({ market }: Exchange, { symbol }: PositionRecord): Localized {
  const { name, code } = listingBySymbol(market, symbol);
  return stockLabel({ name, code });
}

function figuresOf(
  exchange: Exchange,
  position: PositionRecord,
  event: PositionEvent,
): Record<string, string | Localized> {
  const { id, shares, realisedProfit, lossBorne } = position;
  return {
    record: id,
    stock: stockOf(exchange, position),
    lots: String((event.shares ?? shares) / tradeRules.lotSize),
    price: withThousands(event.price ?? ''),
    percent: String(event.percentLeft ?? ''),
    result: withSign(realisedProfit ?? '0'),
    borne: lossBorne === null ? '' : fillPlaceholders(borneText, { amount: twoDecimals(lossBorne) }),
    sellable: exchangeMinute(sellableAtOf(exchange, position) ?? event.at),
  };
}

/** Formats a result with its sign and two decimals, in English with the currency symbol: `+¥1,234.50`. */
function withSign(amount: string): Localized {
  const sign = amount.startsWith('-') ? '−' : '+';
  const figure = twoDecimals(amount.replace('-', ''));
  return { en: `${sign}¥${figure}`, tw: sign + figure, jp: sign + figure };
}

/** Formats an amount without a sign, with two decimals. */
function twoDecimals(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return withThousands(`${whole}.${fraction.padEnd(2, '0')}`);
}
