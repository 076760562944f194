import { useEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { formatPrice } from '../../format/price';
import { rem } from '../../theme/rem';
import { color, motion, radius } from '../../theme/tokens';
import { type Direction, directionOf } from '../direction';

export interface PriceProps {
  /** Decimal string, in yen. */
  value: string;
  /** The price's tick: tells the decimals. */
  tickSize?: string;
  /** Colours the figure by the direction of this change. */
  change?: string;
}

const flash = (soft: string) => keyframes`
  from { background: ${soft}; }
  to { background: transparent; }
`;

const flashes = {
  up: css`animation: ${flash(color('priceUpSoft'))} ${motion.flash}ms ease-out;`,
  down: css`animation: ${flash(color('priceDownSoft'))} ${motion.flash}ms ease-out;`,
  flat: undefined,
};

const inks = { up: 'priceUp', down: 'priceDown', flat: 'ink' } as const;

const Figure = styled.span<{ $direction: Direction; $flash: Direction }>`
  margin: 0 ${rem(-4)};
  padding: 0 ${rem(4)};
  border-radius: ${rem(radius.small)};
  color: ${({ $direction }) => color(inks[$direction])};
  font-variant-numeric: tabular-nums;
  ${({ $flash }) => flashes[$flash]}
`;

/** Decimal strings of one tick differ in value where they differ as numbers; a flash needs no more. */
const moved = (from: string, to: string): Direction => directionOf(String(Number(to) - Number(from)));

/** A live price. Its background flashes once, in the colour of the direction, when it changes. */
export function Price({ value, tickSize, change = '0' }: PriceProps) {
  const former = useRef(value);
  const [flashed, setFlashed] = useState<{ direction: Direction; count: number }>({
    direction: 'flat',
    count: 0,
  });

  useEffect(() => {
    if (former.current === value) return;
    const direction = moved(former.current, value);
    former.current = value;
    setFlashed(({ count }) => ({ direction, count: count + 1 }));
  }, [value]);

  return (
    <Figure key={flashed.count} $direction={directionOf(change)} $flash={flashed.direction}>
      {formatPrice(value, tickSize)}
    </Figure>
  );
}
