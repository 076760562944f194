import type { CurrencyReason } from '../../../domain/currencyReasons';
import type { Currency } from '../../../domain/vocabulary';
import { formatMonthDayTime } from '../../../format/dateTime';
import type { Text } from '../../../i18n/text';
import { joinSentences } from '../../../lib/joinSentences';
import { currencyAmount } from '../../../widgets/currencyText';

/** Why currencies can't be exchanged, as a sentence. Amounts are in the currency given. */
export function currencyReasonText(t: Text<'exchange'>, reason: CurrencyReason, from: Currency): string {
  switch (reason.kind) {
    case 'accountDisabled':
    case 'accountFrozen':
      return t(`reasons:${reason.kind}`);
    case 'outsideHours':
      return reason.opensAt === undefined
        ? t('errors:outsideFundsTime')
        : t('reasons.outsideHours', { time: formatMonthDayTime(reason.opensAt) });
    case 'noDirectRate':
      return t('reasons.noDirectRate', { currency: reason.currency, first: reason.first });
    case 'tooManyDecimals':
      return reason.decimals === 0
        ? t('reasons.wholeOnly')
        : t('reasons.tooManyDecimals', { decimals: reason.decimals });
    case 'belowMinimum':
      return t('reasons.belowMinimum', { amount: currencyAmount(reason.minimum, from) });
    case 'aboveMaximum':
      return t('reasons.aboveMaximum', { amount: currencyAmount(reason.maximum, from) });
    case 'insufficientBalance':
      return t('reasons.insufficientBalance', { amount: currencyAmount(reason.balance, from) });
    default:
      return t(`reasons.${reason.kind}`);
  }
}

/** Reasons about what was typed, which stand beneath its field. */
const ofTyped: ReadonlySet<CurrencyReason['kind']> = new Set(['amountInvalid', 'tooManyDecimals']);
/** Reasons about the amount given, whichever amount was typed. */
const ofGiven: ReadonlySet<CurrencyReason['kind']> = new Set([
  'belowMinimum',
  'aboveMaximum',
  'insufficientBalance',
]);

/** The reason that stands beneath a field, if there is one. */
export function reasonOfField(
  reasons: readonly CurrencyReason[],
  field: { typed: boolean; given: boolean },
): CurrencyReason | undefined {
  return reasons.find(({ kind }) => (field.typed && ofTyped.has(kind)) || (field.given && ofGiven.has(kind)));
}

/** What no deed on the form can lift. */
const final: ReadonlySet<CurrencyReason['kind']> = new Set(['accountDisabled', 'accountFrozen']);

/** What the blocked button says: the weightiest reason, then those that are said nowhere else. */
export function currencyBlockedText(
  t: Text<'exchange'>,
  reasons: readonly CurrencyReason[],
  from: Currency,
): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (final.has(first.kind)) return currencyReasonText(t, first, from);
  const said = [first, ...others.filter(({ kind }) => !ofTyped.has(kind) && !ofGiven.has(kind))];
  return joinSentences(said.map((reason) => currencyReasonText(t, reason, from)));
}
