import type { BuybackOffer } from '../../../api/contract/buyback';
import { compare, isPositive, isZero, negate } from '../../../domain/decimal';
import { formatLocalDateTime } from '../../../format/localTime';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

type T = Text<'buyback'>;

/** How the offered price compares with the close before the offer. Not a price movement. */
export function premiumText(t: T, premium: string, formats: Formats): string {
  if (isZero(premium)) return t('par');
  return isPositive(premium)
    ? t('premium', { percent: formats.percent(premium) })
    : t('discount', { percent: formats.percent(negate(premium)) });
}

/** The deadline in local time; undefined if it equals exchange time. */
export function deadlineNote(t: T, deadline: number): string | undefined {
  const time = formatLocalDateTime(deadline);
  return time === undefined ? undefined : t('localTime', { time });
}

/** How many tenderable lots the member holds. */
export function heldText(t: T, { positions }: Pick<BuybackOffer, 'positions'>, formats: Formats): string {
  const lots = positions.reduce((sum, position) => sum + position.lots, 0);
  if (lots === 0) return t('heldNone');
  const held = t('heldLots', { lots: formats.number(lots) });
  return positions.some(({ tendered }) => tendered) ? `${held} · ${t('tendered')}` : held;
}

/** Whether the market price is above, below or equal to the offer. */
export function marketText(t: T, { price, latestPrice }: BuybackOffer): string {
  const side = compare(latestPrice, price);
  if (side === 0) return t('atMarket');
  return side > 0 ? t('belowMarket') : t('aboveMarket');
}
