import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { type CardFact, CardFacts } from '../../components/Card/CardFacts';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Stack } from '../../components/Stack/Stack';
import { Status, type StatusTone } from '../../components/Status/Status';
import { compare, divide } from '../../domain/decimal';
import { type LossStage, lossShare } from '../../domain/trade/lossShare';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import type { OrderKind } from '../../domain/trade/tradeVocabulary';
import { noFigure } from '../../format/writeFigure';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { HiddenBalances } from '../../widgets/account/HiddenBalancesContext';
import { leftToLiquidation } from '../../widgets/trade/leftToLiquidation';

interface OrderFiguresProps {
  kind: OrderKind;
  summary: OrderSummary;
  /** The member's available funds in yen; undefined while unknown. */
  available: string | undefined;
  /** From when the position can be closed. */
  lock: Pick<KeyValueItem, 'label' | 'value'>;
}

/**
 * What an order takes now, what is lost at its liquidation and at most, also against the available funds, and from when it can be
 * closed: always in sight beside the button.
 */
export function OrderFigures({ kind, summary, available, lock }: OrderFiguresProps) {
  const { opening, atWorst, worst, loss, price, liquidationPrice } = summary;
  const held = kind === 'market' ? undefined : atWorst?.total;
  const formats = useFormats();
  const t = useText('trade');
  const rows = [
    // A stop puts on hold what its highest price needs.
    held === undefined
      ? { label: t('cost.total'), value: formats.yen(opening.total) }
      : { label: t('cost.held'), value: formats.yen(held) },
    ...(liquidationPrice === undefined
      ? []
      : [
          {
            label: t('worst.liquidatedAt', {
              price: formats.price(liquidationPrice),
              percent: leftToLiquidation(price, liquidationPrice, formats),
            }),
            value: formats.yen(loss?.atLiquidation),
          },
        ]),
    {
      label: t(worst?.bounded ? 'worst.atZero' : 'worst.most'),
      value: worst ? <Most worst={worst} available={available} /> : noFigure,
    },
  ];
  // Elements of their own, because a translator replaces texts that React changes.
  const row = ({ label, value }: Pick<CardFact, 'label' | 'value'>): CardFact => ({
    label,
    value: <span>{value}</span>,
    wide: true,
  });
  return (
    <Stack gap="xs">
      <CardFacts large facts={rows.map(row)} />
      <CardFacts facts={[row(lock)]} />
    </Stack>
  );
}

const tones = { small: 'neutral', large: 'warning', beyond: 'danger' } satisfies Record<
  LossStage,
  StatusTone
>;

/** The largest loss, in the colour of its stage against the available funds. Words say the same. */
function Most({
  worst,
  available,
}: {
  worst: NonNullable<OrderSummary['worst']>;
  available: string | undefined;
}): ReactNode {
  const formats = useFormats();
  const t = useText('trade');
  const hidden = useContext(HiddenBalances);
  const most = worst.bounded ? formats.yen(worst.most) : t('worst.noLimit');
  const share = lossShare(worst, available);
  if (!share) return most;
  const { stage, percent } = share;
  // The share would tell a hidden balance.
  const isSaid = percent !== undefined && !hidden;
  return (
    <Pair>
      {isSaid ? (
        <Status tone={tones[stage]}>{said(percent, t, formats)}</Status>
      ) : (
        stage !== 'small' && <Status tone={tones[stage]}>{t(`worst.stage.${stage}`)}</Status>
      )}
      <Amount $danger={stage === 'beyond'}>{most}</Amount>
    </Pair>
  );
}

/** From twice the funds on, how many times they are is easier to grasp. */
const said = (percent: string, t: Text<'trade'>, formats: Formats): string =>
  compare(percent, '200') < 0
    ? t('worst.ofFunds', { percent: formats.percent(percent, { decimals: 0 }) })
    : t('worst.timesFunds', { times: formats.number(divide(percent, '100', 1, 'up')) });

const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${units(0, space.xs)};
`;

const Amount = styled.span<{ $danger: boolean }>`
  ${({ $danger }) => $danger && `color: ${color('danger')};`}
`;
