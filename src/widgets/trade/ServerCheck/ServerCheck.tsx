'use client';
import { Banner } from '../../../components/Banner/Banner';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Note } from '../../../components/Note/Note';
import { Stack } from '../../../components/Stack/Stack';
import type { OrderDifference } from '../../../domain/trade/orderDifferences';
import { noFigure } from '../../../format/writeFigure';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

/** State of the server's own calculation of an order. */
export type ServerCheckState =
  | { state: 'checking' }
  /** No answer came. The order is not blocked. */
  | { state: 'unavailable' }
  /** The server would refuse the order, for this reason in words. */
  | { state: 'refuses'; reason: string }
  | {
      state: 'checked';
      /** Price used for both calculations, in yen. */
      price: string;
      differences: readonly OrderDifference[];
      /** Total to expect, in yen. */
      expected: string | undefined;
      /** Use for an order at the market that finds nobody to trade with now: the worst price that it accepts, in yen. */
      waitsFor?: string | undefined;
    };

const labels = {
  quantity: 'detail.quantity',
  total: 'cost.total',
  closingFees: 'cost.closingTotal',
  liquidationPrice: 'cost.liquidationPrice',
} as const;

export interface ServerCheckProps {
  /** How far the check is, and what it found. */
  check: ServerCheckState;
}

/** Compares the server's calculation of an order with ours. Shows both figures where they differ. */
export function ServerCheck({ check }: ServerCheckProps) {
  const formats = useFormats();
  const t = useText('trade');
  if (check.state === 'checking') return <Note>{t('serverCheck.checking')}</Note>;
  if (check.state === 'unavailable') return <Note>{t('serverCheck.unavailable')}</Note>;
  if (check.state === 'refuses') {
    return (
      <Banner tone="warning" title={t('serverCheck.refuses')} announce>
        {check.reason}
      </Banner>
    );
  }
  const { price, differences, expected, waitsFor } = check;
  const waits = waitsFor !== undefined && (
    <Banner tone="warning" title={t('serverCheck.waits')} announce>
      {t('serverCheck.waitsFor', { price: formats.price(waitsFor) })}
    </Banner>
  );
  if (differences.length === 0) return waits || <Note>{t('serverCheck.same')}</Note>;
  const costs = differences.some(({ kind }) => kind === 'total');
  return (
    <>
      {waits}
      <Banner tone="warning" title={t('serverCheck.differs')} announce>
        <Stack gap="s">
          <p>
            {t('serverCheck.decides', { price: formats.price(price) })}
            {costs && ` ${t('serverCheck.expect', { total: formats.money(expected) })}`}
          </p>
          <KeyValue
            items={differences.map(({ kind, ours, server }) => ({
              label: t(labels[kind]),
              value: t('serverCheck.server', { figure: figure(t, kind, server, formats) }),
              note: t('serverCheck.ours', { figure: figure(t, kind, ours, formats) }),
            }))}
          />
        </Stack>
      </Banner>
    </>
  );
}

function figure(
  t: Text<'trade'>,
  kind: OrderDifference['kind'],
  value: string | undefined,
  formats: Formats,
): string {
  if (value === undefined) return noFigure;
  switch (kind) {
    case 'quantity':
      return t('serverCheck.shares', { shares: formats.number(value) });
    case 'liquidationPrice':
      return formats.price(value);
    default:
      return formats.money(value);
  }
}
