'use client';
import { styled } from 'styled-components';
import { subtract } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color, fontWeight, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type Direction, directionOf, priceInks } from '../direction';

interface LevelPriceProps {
  /** In yen. */
  price: string;
  /** Close of the day before, in yen: the price is coloured by its side of it. */
  previousClose: string;
  tickSize: string;
  onPrice?: (price: string) => void;
}

/** The price of a level. A button where it can become the limit of an order. */
export function LevelPrice({ price, previousClose, tickSize, onPrice }: LevelPriceProps) {
  const formats = useFormats();
  const t = useText('board');
  const direction = directionOf(subtract(price, previousClose));
  const figure = formats.price(price, tickSize);
  if (!onPrice) return <Figure $direction={direction}>{figure}</Figure>;
  return (
    <Choice
      type="button"
      $direction={direction}
      aria-label={t('useAsLimit', { price: figure })}
      onClick={() => onPrice(price)}
    >
      {figure}
    </Choice>
  );
}

const Figure = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => color(priceInks[$direction])};
  font-weight: ${fontWeight.bold};
`;

const Choice = styled.button<{ $direction: Direction }>`
  width: 100%;
  min-height: ${units(touchTarget)};
  color: ${({ $direction }) => color(priceInks[$direction])};
  font-weight: ${fontWeight.bold};
  text-align: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:active { background: ${color('sunken')}; }
`;
