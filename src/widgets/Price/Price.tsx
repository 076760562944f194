import styled from 'styled-components';
import { formatPrice } from '../../format/price';
import { color } from '../../theme/tokens';
import { type Direction, directionOf } from '../direction';
import { flashes } from './flashes';
import { useFlash } from './useFlash';

export interface PriceProps {
  /** Decimal string, in yen. */
  value: string;
  /** The price's tick: tells the decimals. */
  tickSize?: string;
  /** Colours the figure by the direction of this change. */
  change?: string;
  /** Whose price it is, where another stock's may take its place. */
  symbol?: string;
}

const inks = { up: 'priceUp', down: 'priceDown', flat: 'ink' } as const;

const Figure = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => color(inks[$direction])};
  ${flashes}
`;

/** A live price. Its ground flashes once, in the colour of the direction, when it changes. */
export function Price({ value, tickSize, change = '0', symbol }: PriceProps) {
  const figure = useFlash<HTMLSpanElement>(value, symbol);
  return (
    <Figure ref={figure} $direction={directionOf(change)}>
      {formatPrice(value, tickSize)}
    </Figure>
  );
}
