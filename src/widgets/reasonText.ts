import type { Reason, ReasonKind, ServiceHours } from '../domain/reason';
import { formatDateTime, formatMonthDayTime } from '../format/dateTime';
import { formatPlainNumber } from '../format/plainNumber';
import { formatPrice } from '../format/price';
import { formatYen, formatYenLimit } from '../format/yen';
import type { reasons } from '../i18n/locales/en/reasons';
import type { Translate } from '../i18n/text';
import { joinSentences } from '../lib/joinSentences';
import { currencyAmount } from './currencyText';

type Texts = typeof reasons;
/** Kinds whose sentence needs no figure. */
type Plain = { [Kind in keyof Texts]: Texts[Kind] extends string ? Kind : never }[keyof Texts];
type Sentence<Kind extends ReasonKind> = (t: Translate, reason: Reason<string, Kind>) => string;

const plain = (t: Translate, { kind }: { kind: Plain }): string => t(`reasons:${kind}`);
const count = (number: number): string => formatPlainNumber(String(number));

/** What is said outside of hours whose next opening is not known. */
const closedText: Partial<Record<ServiceHours, keyof Texts['closed']>> = {
  deposit: 'funds',
  depositChannel: 'funds',
  exchange: 'funds',
  withdrawal: 'withdrawal',
  loan: 'loan',
};

/** The sentence of every kind of reason. A kind that has none, or none in one of the languages, does not compile. */
const sentences: { [Kind in ReasonKind]: Sentence<Kind> } = {
  accountDisabled: plain,
  accountFrozen: plain,
  tradeBanned: plain,
  withdrawBanned: plain,
  creditTooLow: (t, { of, score, minimum }) => t(`reasons:creditTooLow.${of}`, { score, minimum }),
  step: (t, { step, waiting }) =>
    waiting ? t('reasons:stepWaiting') : t('reasons:step', { step: t(`gates:steps.${step}`) }),
  otherOperation: plain,
  cardMissing: plain,
  fundPasswordMissing: plain,
  fundPasswordWaits: (t, { until }) => t('reasons:fundPasswordWaits', { time: formatMonthDayTime(until) }),
  onlyCustomerService: plain,
  channelPasswordMissing: plain,
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
  suspended: plain,
  notYetListed: (t, { listedOn }) => t('reasons:notYetListed', { date: listedOn.replaceAll('-', '/') }),
  sessionClosed: (t, { opensAt }) => t('reasons:sessionClosed', { time: formatMonthDayTime(opensAt) }),
  sessionEnded: plain,
  quoteMissing: plain,
  firstPriceMissing: plain,
  quoteStale: (t, { maxAgeMs }) => t('reasons:quoteStale', { seconds: Math.round(maxAgeMs / 1_000) }),
  notHolding: (t, { status }) => t('reasons:notHolding', { status: t(`trade:status.${status}`) }),
  locked: (t, { until, minutes }) => t('reasons:locked', { time: formatMonthDayTime(until), minutes }),
  lockedNextDay: (t, { until }) => t('reasons:lockedNextDay', { time: formatMonthDayTime(until) }),
  // Locks of days may end next year.
  lockedDays: (t, { until }) => t('reasons:lockedDays', { time: formatDateTime(until) }),
  tenderLocked: (t, { until }) => t('reasons:tenderLocked', { time: formatDateTime(until) }),
  lockUpLocked: (t, { until }) => t('reasons:lockUpLocked', { time: formatDateTime(until) }),
  managed: plain,
  allLotsWaiting: plain,
  priceLimitWaiting: plain,
  priceMissing: plain,
  priceNotNumber: plain,
  priceNotPositive: plain,
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
  lotsMissing: plain,
  lotsNotNumber: plain,
  lotsNotWhole: plain,
  lotsNotPositive: plain,
  lotsBelowMinimum: (t, { minimum }) => t('reasons:lotsBelowMinimum', { amount: count(minimum) }),
  lotsAboveMaximum: (t, { of, maximum }) => t(`reasons:lotsAboveMaximum.${of}`, { amount: count(maximum) }),
  amountMissing: plain,
  amountNotNumber: plain,
  amountNotPositive: plain,
  amountNotPositiveInteger: plain,
  amountNotWhole: plain,
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
    // What repays a loan is no round figure.
    const format = of === 'loan' ? formatYen : formatYenLimit;
    return t(`reasons:amountAboveMaximum.${of}`, { amount: format(maximum) });
  },
  feesUnknown: plain,
  rateUnknown: plain,
  balanceUnknown: plain,
  balanceShort: (t, reason) => {
    if ('missing' in reason) return t('reasons:balanceShort.missing', { amount: formatYen(reason.missing) });
    const { available, currency } = reason;
    return currency
      ? t('reasons:balanceShort.currency', { amount: currencyAmount(available, currency) })
      : t('reasons:balanceShort.available', { amount: formatYen(available) });
  },
  leverageUnknown: plain,
  stockMissing: plain,
  dayTradeReserved: plain,
  ipoApplied: plain,
  blockTradeStockCount: plain,
  blockTradeDailyCount: plain,
  blockTradeDailyShares: (t, { left }) => t('reasons:blockTradeDailyShares', { amount: count(left) }),
  valueStockCount: plain,
  noSharesHeld: plain,
  alreadyTendered: plain,
  lockUpFull: plain,
  loanOpen: plain,
  sameCurrency: plain,
  noDirectRate: (t, { currency, first }) => t('reasons:noDirectRate', { currency, first }),
};

/** Why something is blocked, as a sentence in the member's language. */
export function reasonText<Kind extends ReasonKind>(t: Translate, reason: Reason<string, Kind>): string {
  const sentence: Sentence<Kind> = sentences[reason.kind];
  return sentence(t, reason);
}

/** The sentence of the first reason, for a button that is blocked; undefined when nothing blocks it. */
export function firstReasonText(t: Translate, reasons: readonly Reason<string>[]): string | undefined {
  const [first] = reasons;
  return first && reasonText(t, first);
}

/** What stands beneath a field: what is wrong with what was typed there. */
export function fieldErrorText<Field extends string>(
  t: Translate,
  reasons: readonly Reason<Field>[],
  field: Field,
): string | undefined {
  const reason = reasons.find((each) => each.field === field);
  return reason && reasonText(t, reason);
}

/**
 * All that a blocked button says: the weightiest reason, and after it the others that stand nowhere else; one that is
 * final is said alone. Undefined when nothing blocks it.
 */
export function blockedText(t: Translate, reasons: readonly Reason<string>[]): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (first.final) return reasonText(t, first);
  const said = [first, ...others.filter(({ field }) => field === undefined)];
  return joinSentences(said.map((reason) => reasonText(t, reason)));
}

/** Whether a deposit would help: no field is wrong, the balance is short, and the account may move money. */
export const needsDeposit = (reasons: readonly Reason<string>[]): boolean =>
  reasons.some(({ kind, field }) => kind === 'balanceShort' && field === undefined) &&
  !reasons.some(({ final }) => final);
