import type { Reason, ReasonFigures, ReasonKind, ServiceHours } from '../domain/reason';
import type { Formats } from '../i18n/formats';
import type { reasons } from '../i18n/locales/en/reasons';
import type { Translate } from '../i18n/text';
import { joinSentences } from '../lib/joinSentences';
import { currencyAmount } from './currencyExchange/currencyText';

type Texts = typeof reasons;
/** Kinds whose sentence contains figures. */
type Figured = { [Kind in ReasonKind]: object extends ReasonFigures[Kind] ? never : Kind }[ReasonKind];
type Sentence<Kind extends Figured> = (
  t: Translate,
  reason: Reason<string, Kind>,
  formats: Formats,
) => string;

const count = (number: number, formats: Formats): string => formats.number(String(number));

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
  fundPasswordWaits: (t, { until }, formats) =>
    t('reasons:fundPasswordWaits', { time: formats.monthDayTime(until) }),
  proofMissing: (t, { of }) => t(`reasons:proofMissing.${of}`),
  proofUploading: (t, { of }) => t(`reasons:proofUploading.${of}`),
  outsideHours: (t, { of, opensAt }, formats) => {
    const closed = closedText[of];
    if (opensAt === undefined && closed) return t(`reasons:closed.${closed}`);
    return t(`reasons:outsideHours.${of}`, {
      time: opensAt === undefined ? '—' : formats.monthDayTime(opensAt),
    });
  },
  notYetOpen: (t, { of, opensAt }, formats) =>
    t(`reasons:notYetOpen.${of}`, { time: formats.monthDayTime(opensAt) }),
  over: (t, { of }) => t(`reasons:over.${of}`),
  notYetListed: (t, { listedOn }) => t('reasons:notYetListed', { date: listedOn.replaceAll('-', '/') }),
  sessionClosed: (t, { opensAt }, formats) =>
    t('reasons:sessionClosed', { time: formats.monthDayTime(opensAt) }),
  quoteStale: (t, { maxAgeMs }) => t('reasons:quoteStale', { seconds: Math.round(maxAgeMs / 1_000) }),
  notHolding: (t, { status }) => t('reasons:notHolding', { status: t(`trade:status.${status}`) }),
  locked: (t, { until, minutes }, formats) =>
    t('reasons:locked', { time: formats.monthDayTime(until), minutes }),
  lockedNextDay: (t, { until }, formats) => t('reasons:lockedNextDay', { time: formats.monthDayTime(until) }),
  // A lock of several days may end next year.
  lockedDays: (t, { until }, formats) => t('reasons:lockedDays', { time: formats.dateTime(until) }),
  tenderLocked: (t, { until }, formats) => t('reasons:tenderLocked', { time: formats.dateTime(until) }),
  lockUpLocked: (t, { until }, formats) => t('reasons:lockUpLocked', { time: formats.dateTime(until) }),
  multiplierTyped: (t, { sign }) => t('reasons:multiplierTyped', { sign }),
  priceAboveLimit: (t, { limit }, formats) => t('reasons:priceAboveLimit', { amount: formats.price(limit) }),
  priceBelowLimit: (t, { limit }, formats) => t('reasons:priceBelowLimit', { amount: formats.price(limit) }),
  priceBelowMinimumBid: (t, { minimum }, formats) =>
    t('reasons:priceBelowMinimumBid', { amount: formats.price(minimum) }),
  priceOffTick: (t, { tick, below, above }, formats) =>
    t('reasons:priceOffTick', {
      tick: formats.price(tick),
      below: formats.price(below),
      above: formats.price(above),
    }),
  stopReached: (t, { marketSide, price }, formats) =>
    t(`reasons:stopReached.${marketSide}`, { price: formats.price(price) }),
  ocoLimitReached: (t, { marketSide, price }, formats) =>
    t(`reasons:ocoLimitReached.${marketSide}`, { price: formats.price(price) }),
  trailTooWide: (t, { price }, formats) => t('reasons:trailTooWide', { price: formats.price(price) }),
  termOutside: (t, { first, last }, formats) =>
    t('reasons:termOutside', { first: formats.day(first), last: formats.day(last) }),
  lotsBelowMinimum: (t, { minimum }, formats) =>
    t('reasons:lotsBelowMinimum', { amount: count(minimum, formats) }),
  lotsAboveMaximum: (t, { of, maximum }, formats) =>
    t(`reasons:lotsAboveMaximum.${of}`, { amount: count(maximum, formats) }),
  amountTooManyDecimals: (t, { decimals }) =>
    decimals === 0 ? t('reasons:amountNoDecimals') : t('reasons:amountTooManyDecimals', { decimals }),
  amountBelowMinimum: (t, { minimum, currency }, formats) =>
    currency
      ? t('reasons:amountBelowMinimum.currency', { amount: currencyAmount(minimum, currency, formats) })
      : t('reasons:amountBelowMinimum.yen', { amount: formats.yenLimit(minimum) }),
  amountAboveMaximum: (t, { of, maximum, currency }, formats) => {
    if (currency) {
      return t('reasons:amountAboveMaximum.currency', { amount: currencyAmount(maximum, currency, formats) });
    }
    // A loan repayment is not a round figure.
    const format = of === 'loan' ? formats.yen : formats.yenLimit;
    return t(`reasons:amountAboveMaximum.${of}`, { amount: format(maximum) });
  },
  balanceShort: (t, reason, formats) => {
    if ('missing' in reason)
      return t('reasons:balanceShort.missing', { amount: formats.yen(reason.missing) });
    // The balance itself may be hidden.
    return t(reason.currency ? 'reasons:balanceShort.currency' : 'reasons:balanceShort.available');
  },
  blockTradeDailyShares: (t, { left }, formats) =>
    t('reasons:blockTradeDailyShares', { amount: count(left, formats) }),
  noDirectRate: (t, { currency, first }) => t('reasons:noDirectRate', { currency, first }),
};

const hasFigures = (reason: Reason<string>): reason is Reason<string, Figured> =>
  Object.hasOwn(sentences, reason.kind);

function figuredText<Kind extends Figured>(
  t: Translate,
  reason: Reason<string, Kind>,
  formats: Formats,
): string {
  const sentence: Sentence<Kind> = sentences[reason.kind];
  return sentence(t, reason, formats);
}

/**
 * Returns why something is blocked, as a sentence in the member's language.
 *
 * A kind without a sentence in every language does not compile.
 */
export const reasonText = (t: Translate, reason: Reason<string>, formats: Formats): string =>
  hasFigures(reason) ? figuredText(t, reason, formats) : t(`reasons:${reason.kind}`);

/** Returns the sentence of the first reason, for a blocked button; undefined when nothing blocks it. */
export function firstReasonText(
  t: Translate,
  reasons: readonly Reason<string>[],
  formats: Formats,
): string | undefined {
  const [first] = reasons;
  return first && reasonText(t, first, formats);
}

/** Returns the error below a field: what is wrong with the typed value. */
export function fieldErrorText<Field extends string>(
  t: Translate,
  reasons: readonly Reason<Field>[],
  field: Field,
  formats: Formats,
): string | undefined {
  const reason = reasons.find((each) => each.field === field);
  return reason && reasonText(t, reason, formats);
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
export function blockedText(
  t: Translate,
  reasons: readonly Reason<string>[],
  formats: Formats,
): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (first.final || closedKinds.has(first.kind)) return reasonText(t, first, formats);
  const shown = [first, ...others.filter(({ field }) => field === undefined)];
  return joinSentences(shown.map((reason) => reasonText(t, reason, formats)));
}

/** Whether a deposit would help: no field is wrong, the balance is too low, and the account may move money. */
export const needsDeposit = (reasons: readonly Reason<string>[]): boolean =>
  reasons.some(({ kind, field }) => kind === 'balanceShort' && field === undefined) &&
  !reasons.some(({ final }) => final);
