import type { Reason, ReasonFigures, ReasonKind, ServiceHours } from '../domain/reason';
import { formatDateTime, formatMonthDayTime } from '../format/dateTime';
import { formatPlainNumber } from '../format/plainNumber';
import { formatPrice } from '../format/price';
import { formatYen, formatYenLimit } from '../format/yen';
import type { reasons } from '../i18n/locales/en/reasons';
import type { Translate } from '../i18n/text';
import { joinSentences } from '../lib/joinSentences';
import { currencyAmount } from './currencyExchange/currencyText';

type Texts = typeof reasons;
/** Kinds whose sentence contains figures. */
type Figured = { [Kind in ReasonKind]: object extends ReasonFigures[Kind] ? never : Kind }[ReasonKind];
type Sentence<Kind extends Figured> = (t: Translate, reason: Reason<string, Kind>) => string;

const count = (number: number): string => formatPlainNumber(String(number));

/** Text for a closed service whose next opening is unknown. */
const closedText: Partial<Record<ServiceHours, keyof Texts['closed']>> = {
  deposit: 'funds',
  depositChannel: 'funds',
  exchange: 'funds',
  withdrawal: 'withdrawal',
  loan: 'loan',
};

/** The sentence of every kind that contains figures. */
const sentences: { [Kind in Figured]: Sentence<Kind> } = {
  creditTooLow: (t, { of, score, minimum }) => t(`reasons:creditTooLow.${of}`, { score, minimum }),
  step: (t, { step, waiting }) =>
    waiting ? t('reasons:stepWaiting') : t('reasons:step', { step: t(`gates:steps.${step}`) }),
  fundPasswordWaits: (t, { until }) => t('reasons:fundPasswordWaits', { time: formatMonthDayTime(until) }),
  proofMissing: (t, { of }) => t(`reasons:proofMissing.${of}`),
  proofUploading: (t, { of }) => t(`reasons:proofUploading.${of}`),
  outsideHours: (t, { of, opensAt }) => {
    const closed = closedText[of];
    if (opensAt === undefined && closed) return t(`reasons:closed.${closed}`);
    return t(`reasons:outsideHours.${of}`, {
      time: opensAt === undefined ? '—' : formatMonthDayTime(opensAt),
    });
  },
  notYetOpen: (t, { of, opensAt }) => t(`reasons:notYetOpen.${of}`, { time: formatMonthDayTime(opensAt) }),
  over: (t, { of }) => t(`reasons:over.${of}`),
  notYetListed: (t, { listedOn }) => t('reasons:notYetListed', { date: listedOn.replaceAll('-', '/') }),
  sessionClosed: (t, { opensAt }) => t('reasons:sessionClosed', { time: formatMonthDayTime(opensAt) }),
  quoteStale: (t, { maxAgeMs }) => t('reasons:quoteStale', { seconds: Math.round(maxAgeMs / 1_000) }),
  notHolding: (t, { status }) => t('reasons:notHolding', { status: t(`trade:status.${status}`) }),
  locked: (t, { until, minutes }) => t('reasons:locked', { time: formatMonthDayTime(until), minutes }),
  lockedNextDay: (t, { until }) => t('reasons:lockedNextDay', { time: formatMonthDayTime(until) }),
  // A lock of several days may end next year.
  lockedDays: (t, { until }) => t('reasons:lockedDays', { time: formatDateTime(until) }),
  tenderLocked: (t, { until }) => t('reasons:tenderLocked', { time: formatDateTime(until) }),
  lockUpLocked: (t, { until }) => t('reasons:lockUpLocked', { time: formatDateTime(until) }),
  multiplierTyped: (t, { sign }) => t('reasons:multiplierTyped', { sign }),
  priceAboveLimit: (t, { limit }) => t('reasons:priceAboveLimit', { amount: formatPrice(limit) }),
  priceBelowLimit: (t, { limit }) => t('reasons:priceBelowLimit', { amount: formatPrice(limit) }),
  priceBelowMinimumBid: (t, { minimum }) =>
    t('reasons:priceBelowMinimumBid', { amount: formatPrice(minimum) }),
  priceOffTick: (t, { tick, below, above }) =>
    t('reasons:priceOffTick', {
      tick: formatPrice(tick),
      below: formatPrice(below),
      above: formatPrice(above),
    }),
  lotsBelowMinimum: (t, { minimum }) => t('reasons:lotsBelowMinimum', { amount: count(minimum) }),
  lotsAboveMaximum: (t, { of, maximum }) => t(`reasons:lotsAboveMaximum.${of}`, { amount: count(maximum) }),
  amountTooManyDecimals: (t, { decimals }) =>
    decimals === 0 ? t('reasons:amountNoDecimals') : t('reasons:amountTooManyDecimals', { decimals }),
  amountBelowMinimum: (t, { minimum, currency }) =>
    currency
      ? t('reasons:amountBelowMinimum.currency', { amount: currencyAmount(minimum, currency) })
      : t('reasons:amountBelowMinimum.yen', { amount: formatYenLimit(minimum) }),
  amountAboveMaximum: (t, { of, maximum, currency }) => {
    if (currency) {
      return t('reasons:amountAboveMaximum.currency', { amount: currencyAmount(maximum, currency) });
    }
    // A loan repayment is not a round figure.
    const format = of === 'loan' ? formatYen : formatYenLimit;
    return t(`reasons:amountAboveMaximum.${of}`, { amount: format(maximum) });
  },
  balanceShort: (t, reason) => {
    if ('missing' in reason) return t('reasons:balanceShort.missing', { amount: formatYen(reason.missing) });
    // The balance itself may be hidden.
    return t(reason.currency ? 'reasons:balanceShort.currency' : 'reasons:balanceShort.available');
  },
  blockTradeDailyShares: (t, { left }) => t('reasons:blockTradeDailyShares', { amount: count(left) }),
  noDirectRate: (t, { currency, first }) => t('reasons:noDirectRate', { currency, first }),
};

const hasFigures = (reason: Reason<string>): reason is Reason<string, Figured> =>
  Object.hasOwn(sentences, reason.kind);

function figuredText<Kind extends Figured>(t: Translate, reason: Reason<string, Kind>): string {
  const sentence: Sentence<Kind> = sentences[reason.kind];
  return sentence(t, reason);
}

/**
 * Returns why something is blocked, as a sentence in the member's language.
 *
 * A kind without a sentence in every language does not compile.
 */
export const reasonText = (t: Translate, reason: Reason<string>): string =>
  hasFigures(reason) ? figuredText(t, reason) : t(`reasons:${reason.kind}`);

/** Returns the sentence of the first reason, for a blocked button; undefined when nothing blocks it. */
export function firstReasonText(t: Translate, reasons: readonly Reason<string>[]): string | undefined {
  const [first] = reasons;
  return first && reasonText(t, first);
}

/** Returns the error below a field: what is wrong with the typed value. */
export function fieldErrorText<Field extends string>(
  t: Translate,
  reasons: readonly Reason<Field>[],
  field: Field,
): string | undefined {
  const reason = reasons.find((each) => each.field === field);
  return reason && reasonText(t, reason);
}

/** Kinds that nothing typed resolves: what is missing in a field no longer matters. */
const closedKinds: ReadonlySet<ReasonKind> = new Set<ReasonKind>([
  'suspended',
  'notYetListed',
  'over',
  'ipoApplied',
  'dayTradeReserved',
  'valueStockCount',
  'blockTradeStockCount',
  'blockTradeDailyCount',
  'lockUpFull',
  'loanOpen',
]);

/**
 * Returns everything a blocked button states: the most important reason, then others shown nowhere else.
 *
 * A reason that no input resolves is stated alone. Undefined when nothing blocks it.
 */
export function blockedText(t: Translate, reasons: readonly Reason<string>[]): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (first.final || closedKinds.has(first.kind)) return reasonText(t, first);
  const shown = [first, ...others.filter(({ field }) => field === undefined)];
  return joinSentences(shown.map((reason) => reasonText(t, reason)));
}

/** Whether a deposit would help: no field is wrong, the balance is too low, and the account may move money. */
export const needsDeposit = (reasons: readonly Reason<string>[]): boolean =>
  reasons.some(({ kind, field }) => kind === 'balanceShort' && field === undefined) &&
  !reasons.some(({ final }) => final);
