'use client';
import type { WaitingConditions } from '../../../api/contract/orderConditions';
import type { Position } from '../../../api/contract/position';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { Section } from '../../../components/Section/Section';
import { breakEvenPrice } from '../../../domain/trade/breakEvenPrice';
import type { TradeRates } from '../../../domain/trade/orderCost';
import { firstSale } from '../../../domain/trade/sellLock';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { longNumber } from '../../longNumber';
import { purchaseFeeNote } from '../orderFeeNames';
import { waitingText } from '../waitingText';

export interface PositionFactsProps {
  /** The position. */
  position: Position;
  /** Use for an open position: fee rates for its break-even price. Without them the price is left out. */
  rates?: TradeRates | undefined;
  /** Days without a session besides weekends, `YYYY-MM-DD`: the position can't be closed on them. */
  closedDays?: ReadonlySet<string>;
  /** Set to false when a `ProfitCalculation` already shows the fees. */
  fees?: boolean;
}

/** A row only if the value exists: avoids rows of dashes. */
const known = (label: string, value: unknown, shown: string): KeyValueItem[] =>
  value == null ? [] : [{ label, value: shown }];

const dayTradeEnds = (t: Text<'trade'>, closesAt: number | null | undefined, formats: Formats): string =>
  t('position:fact.dayTradeEnds', { time: formats.dateTime(closesAt) });

/** Kind, term and start of what waits. */
const waitingItems = (
  t: Text<'trade'>,
  limitPrice: string | null | undefined,
  conditions: WaitingConditions,
  formats: Formats,
): KeyValueItem[] => [
  { label: t('position:fact.waitsFor'), value: waitingText(t, limitPrice, conditions, formats) },
  { label: t('position:fact.validUntil'), value: formats.day(conditions.validUntil) },
  ...known(t('position:fact.worksFrom'), conditions.worksFrom, formats.dateTime(conditions.worksFrom)),
];

const noDays: ReadonlySet<string> = new Set();

/** All fields of a position that the specification names (section 3), grouped: the order, then its fees. */
export function PositionFacts({
  position,
  rates,
  closedDays = noDays,
  fees: withFees = true,
}: PositionFactsProps) {
  const formats = useFormats();
  const t = useText('trade');
  const p = position;
  const held = p.status === 'holding' || p.status === 'preparingToClose';
  const breakEven =
    held && p.buyPrice != null && rates
      ? breakEvenPrice({ ...p, buyPrice: p.buyPrice, shares: p.quantity, rates })
      : undefined;
  const quantity = t('detail.quantityValue', {
    lots: formats.number(String(p.lots)),
    shares: formats.number(String(p.quantity)),
  });
  const order: KeyValueItem[] = [
    { label: t('detail.orderNumber'), value: longNumber(p.orderNumber) },
    { label: t('position:fact.source'), value: t(`position:source.${p.source}`) },
    { label: t('detail.buyType'), value: t(`side.${p.side}`) },
    ...known(t('detail.priceType'), p.priceType, p.priceType ? t(`priceType.${p.priceType}`) : ''),
    ...known(t('detail.limitPrice'), p.limitPrice, formats.price(p.limitPrice)),
    ...known(t('detail.orderedAt'), p.priceType, formats.dateTime(p.orderedAt)),
    ...known(t('detail.buyTime'), p.buyTime, formats.dateTime(p.buyTime)),
    ...known(t('detail.buyPrice'), p.buyPrice, formats.price(p.buyPrice)),
    { label: t('detail.quantity'), value: quantity },
    { label: t('detail.leverage'), value: `${p.leverage}×` },
    { label: t('detail.originalMargin'), value: formats.money(p.originalMargin) },
    ...known(t('detail.addedMargin'), p.buyPrice, formats.money(p.addedMargin)),
    ...known(t('detail.marketValue'), p.buyPrice, formats.money(p.marketValue)),
    ...known(t('cost.breakEven'), breakEven, formats.price(breakEven)),
    ...known(t('cost.liquidationPrice'), p.liquidationPrice, formats.price(p.liquidationPrice)),
    ...known(t('position:fact.sellableAt'), p.sellableAt, formats.dateTime(firstSale(p, closedDays))),
    ...(held ? known(t('position:fact.dayTrade'), p.closesAt, dayTradeEnds(t, p.closesAt, formats)) : []),
    ...(p.opening ? waitingItems(t, p.limitPrice, p.opening, formats) : []),
    ...known(t('detail.closeLimitPrice'), p.closeLimitPrice, formats.price(p.closeLimitPrice)),
    ...known(
      t('position:fact.closeLots'),
      p.closeLots,
      t('position:fact.closeLotsValue', { lots: p.closeLots ?? 0, held: p.lots }),
    ),
    ...(p.closing ? waitingItems(t, p.closeLimitPrice, p.closing, formats) : []),
    ...known(t('detail.sellTime'), p.sellTime, formats.dateTime(p.sellTime)),
    ...known(t('detail.sellPrice'), p.sellPrice, formats.price(p.sellPrice)),
    ...known(t('position:fact.closedBy'), p.closedBy, p.closedBy ? t(`position:closer.${p.closedBy}`) : ''),
    ...known(
      t(p.cancelledBy === 'endOfDay' ? 'detail.expiredAt' : 'detail.cancelledAt'),
      p.cancelledAt,
      formats.dateTime(p.cancelledAt),
    ),
    ...known(
      t('position:fact.cancelledBy'),
      p.cancelledBy,
      p.cancelledBy ? t(`position:canceller.${p.cancelledBy}`) : '',
    ),
  ];
  const fees: KeyValueItem[] = [
    {
      label: t('cost.purchaseFee'),
      value: formats.money(p.purchaseFee),
      note: purchaseFeeNote(t, p.side),
    },
    { label: t('cost.sellingFee'), value: formats.money(p.sellingFee) },
    { label: t('cost.stampDuty'), value: formats.money(p.stampDuty) },
    { label: t('cost.liquidationFee'), value: formats.money(p.liquidationFee) },
  ];
  return (
    <>
      <Section title={t('detail.order')}>
        <KeyValue items={order} />
      </Section>
      {withFees && (
        <Section title={t('detail.fees')}>
          <KeyValue items={fees} />
        </Section>
      )}
    </>
  );
}
