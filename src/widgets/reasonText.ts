import { formatMonthDayTime } from '../format/dateTime';
import { formatPlainNumber } from '../format/plainNumber';
import { formatPrice } from '../format/price';
import { formatYen } from '../format/yen';
import type { Reason } from '../i18n/reasonKind';
import type { Translate } from '../i18n/text';

/** A moment a member can read; when it is unknown the sentence must do without a number. */
const time = (ms: number | undefined) => (ms === undefined ? '—' : formatMonthDayTime(ms));

/** The figures of a reason, as its sentence shows them. */
function figuresOf(reason: Reason): Record<string, string> {
  switch (reason.kind) {
    case 'sessionClosed':
    case 'ipoNotOpen':
    case 'ipoChannelClosed':
    case 'ipoPaymentNotOpen':
      return { time: time(reason.opensAt) };
    case 'locked':
      return { time: time(reason.until) };
    case 'priceAboveLimit':
    case 'priceBelowLimit':
      return { amount: formatPrice(reason.limit) };
    case 'priceOffTick':
      return {
        tick: formatPrice(reason.tick),
        below: formatPrice(reason.below),
        above: formatPrice(reason.above),
      };
    case 'lotsBelowMinimum':
      return { amount: formatPlainNumber(String(reason.minimum)) };
    case 'lotsAboveMaximum':
      return { amount: formatPlainNumber(String(reason.maximum)) };
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
