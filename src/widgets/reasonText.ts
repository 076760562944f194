import { formatDateTime, formatMonthDayTime } from '../format/dateTime';
import { formatPlainNumber } from '../format/plainNumber';
import { formatPrice } from '../format/price';
import { formatYen, formatYenLimit } from '../format/yen';
import type { Reason } from '../i18n/reasonKind';
import type { Translate } from '../i18n/text';
import { joinSentences } from '../lib/joinSentences';

/** A moment a member can read; when it is unknown the sentence must do without a number. */
const time = (ms: number | undefined) => (ms === undefined ? '—' : formatMonthDayTime(ms));

/** The figures of a reason, as its sentence shows them. */
function figuresOf(reason: Reason): Record<string, string> {
  switch (reason.kind) {
    case 'sessionClosed':
    case 'ipoNotOpen':
    case 'ipoChannelClosed':
    case 'ipoPaymentNotOpen':
    case 'blockTradeClosed':
    case 'dayTradeClosed':
    case 'copyTradeNotOpen':
      return { time: time(reason.opensAt) };
    case 'locked':
      return { time: time(reason.until), minutes: String(reason.minutes) };
    case 'lockedNextDay':
      return { time: time(reason.until) };
    // For weeks or months: the year belongs to it.
    case 'tenderLocked':
    case 'lockedDays':
    case 'lockUpLocked':
      return { time: formatDateTime(reason.until) };
    case 'notYetListed':
      return { date: reason.listedOn.replaceAll('-', '/') };
    case 'quoteStale':
      return { seconds: String(Math.round(reason.maxAgeMs / 1_000)) };
    case 'priceAboveLimit':
    case 'priceBelowLimit':
      return { amount: formatPrice(reason.limit) };
    case 'priceOffTick':
      return {
        tick: formatPrice(reason.tick),
        below: formatPrice(reason.below),
        above: formatPrice(reason.above),
      };
    case 'priceBelowMinimumBid':
      return { amount: formatPrice(reason.minimum) };
    case 'blockTradeDailyShares':
      return { amount: formatPlainNumber(reason.left) };
    case 'lotsBelowMinimum':
      return { amount: formatPlainNumber(String(reason.minimum)) };
    case 'lotsAboveMaximum':
      return { amount: formatPlainNumber(String(reason.maximum)) };
    case 'lotsAboveHeld':
      return { amount: formatPlainNumber(String(reason.held)) };
    case 'lotsAboveFree':
      return { amount: formatPlainNumber(String(reason.free)) };
    case 'amountBelowMinimum':
      return { amount: formatYenLimit(reason.minimum) };
    case 'amountAboveMaximum':
      return { amount: formatYenLimit(reason.maximum) };
    case 'balanceShort':
      return { amount: formatYen(reason.missing) };
    default:
      return {};
  }
}

/** Why something is blocked, as a sentence in the member's language. */
export function reasonText(t: Translate, reason: Reason): string {
  const status = reason.kind === 'notHolding' ? t(`trade:status.${reason.status}`) : '';
  return t(`reasons:${reason.kind}`, { ...figuresOf(reason), status });
}

/** The sentence of the first reason, for a button that is blocked; undefined when nothing blocks it. */
export function firstReasonText(t: Translate, reasons: readonly Reason[]): string | undefined {
  const [first] = reasons;
  return first && reasonText(t, first);
}

/** What no field says of itself: nothing has been typed there yet. */
const notYetTyped: ReadonlySet<Reason['kind']> = new Set([
  'priceMissing',
  'lotsMissing',
  'amountMissing',
  'missing',
]);

/** Whether a reason stands beneath its own field: something was typed there, and it won't do. */
export const saidByField = ({ kind }: Reason): boolean =>
  /^(price|lots|amount)/.test(kind) && !notYetTyped.has(kind);

/** What no deed on the form can lift. */
const final: ReadonlySet<Reason['kind']> = new Set([
  'accountDisabled',
  'accountFrozen',
  'tradeBanned',
  'managed',
]);

/** Whether a deposit would help: the balance is short, and the account may trade. */
export const needsDeposit = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ kind }) => kind === 'balanceShort') && !reasons.some(({ kind }) => final.has(kind));

/**
 * All that a blocked button says: the weightiest reason, and after it the others that are said nowhere else; of an
 * account that may not trade nothing else. Undefined when nothing blocks it.
 *
 * @param saidElsewhere whether a reason stands somewhere else on the screen as well
 */
export function blockedText<Given extends Reason>(
  t: Translate,
  reasons: readonly Given[],
  saidElsewhere: (reason: Given) => boolean = saidByField,
): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (final.has(first.kind)) return reasonText(t, first);
  const said = [first, ...others.filter((reason) => !saidElsewhere(reason))];
  return joinSentences(said.map((reason) => reasonText(t, reason)));
}
