'use client';
import { styled } from 'styled-components';
import type { OrderKind, Side } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface OrderHeadlineProps {
  /** Name and code of the stock. */
  stock: string;
  /** Long or short. */
  side: Side;
  /** Kind of the order. */
  kind: OrderKind;
  /** The limit, the stop, or for an order at the market the last price, in yen. */
  price: string;
  /** Tick size of the stock, in yen. */
  tickSize?: string | undefined;
  /** Whole lots. */
  lots: string;
  /** The same in shares. */
  shares: number;
  /** A whole number. */
  leverage: number;
  /** Use for what the member must know of this price: that the limit is likely to be filled at once. */
  note?: string | undefined;
}

/** What is ordered, large: side and stock, price and quantity. */
export function OrderHeadline(props: OrderHeadlineProps) {
  const { stock, side, kind, price, tickSize, lots, shares, leverage, note } = props;
  const formats = useFormats();
  const t = useText('trade');
  const quantity = t('serverCheck.shares', { shares: formats.number(String(shares)) });
  const terms = t('confirm.terms', {
    kind: t(`kind.${kind}`),
    lots: formats.number(lots),
    leverage,
  });
  return (
    <Facts>
      <Row>
        <Small>{stock}</Small>
        <Large $tone={side === 'long' ? 'priceUp' : 'priceDown'}>{t(`side.${side}`)}</Large>
      </Row>
      <Row>
        <Small>{terms}</Small>
        <Large $tone="ink">
          {formats.price(price, tickSize)} × {quantity}
        </Large>
        {note && <Note>{note}</Note>}
      </Row>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${units(space.xs)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${units(0, space.s)};
`;

const Large = styled.dd<{ $tone: 'ink' | 'priceUp' | 'priceDown' }>`
  max-width: 100%;
  color: ${({ $tone }) => color($tone)};
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  overflow-wrap: anywhere;
`;

// Shown after its value.
const Small = styled.dt`
  order: 1;
  color: ${color('inkSecondary')};
  font-size: ${textSize('body')};
`;

const Note = styled.dd`
  order: 2;
  flex-basis: 100%;
  color: ${color('ink')};
  font-size: ${textSize('small')};
`;
