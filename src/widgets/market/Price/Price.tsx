'use client';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats';
import { color } from '../../../theme/tokens';
import { type Direction, directionOf, priceInks } from '../direction';
import { flashes } from './flashes';
import { useFlash } from './useFlash';

export interface PriceProps {
  /** The price as a decimal string, in yen. */
  value: string;
  /** The price's tick, which gives the number of decimals. */
  tickSize?: string;
  /** Use to colour the figure by the direction of this change. */
  change?: string;
  /** Use when another stock may take this place: a change of stock does not flash. */
  symbol?: string;
}

const Figure = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => color(priceInks[$direction])};
  ${flashes}
`;

/** A live price. Its background flashes once in the direction's colour when it changes. */
export function Price({ value, tickSize, change = '0', symbol }: PriceProps) {
  const formats = useFormats();
  const figure = useFlash<HTMLSpanElement>(value, symbol);
  return (
    <Figure ref={figure} $direction={directionOf(change)}>
      {formats.price(value, tickSize)}
    </Figure>
  );
}
