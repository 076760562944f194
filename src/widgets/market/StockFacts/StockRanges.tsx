'use client';
import { styled } from 'styled-components';
import type { StockDetails } from '../../../api/contract/stocks';
import { MarkedLine } from '../../../components/plots/MarkedLine/MarkedLine';
import { placeInRange } from '../../../domain/market/placeInRange';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface StockRangesProps {
  /** The stock. A range that is not known is left out. */
  stock: Pick<StockDetails, 'latestPrice' | 'high' | 'low' | 'weeks52High' | 'weeks52Low' | 'tickSize'>;
}

/** Today's and the 52 weeks' lowest and highest price as lines, with the last price on them. */
export function StockRanges({ stock }: StockRangesProps) {
  const formats = useFormats();
  const t = useText('stock');
  const price = (value: string | null | undefined) => formats.price(value, stock.tickSize);
  const ranges = [
    { name: 'today', low: stock.low, high: stock.high },
    { name: 'weeks52', low: stock.weeks52Low, high: stock.weeks52High },
  ] as const;
  const known = ranges.flatMap(({ name, low, high }) => {
    const place = placeInRange(stock.latestPrice, low, high);
    return place === undefined ? [] : [{ name, low, high, place }];
  });
  if (known.length === 0) return null;
  return (
    <Ranges>
      {known.map(({ name, low, high, place }) => (
        <div key={name}>
          <p aria-hidden>{t(`range.${name}`)}</p>
          <MarkedLine
            label={t(`range.${name}`)}
            ends={{
              low: { label: t('range.low'), value: price(low) },
              high: { label: t('range.high'), value: price(high) },
            }}
            marks={[
              { id: 'now', kind: 'now', label: t('range.last'), value: price(stock.latestPrice), place },
            ]}
          />
        </div>
      ))}
    </Ranges>
  );
}

const Ranges = styled.div`
  display: grid;
  /* One column with large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5lh), 1fr));
  gap: ${units(space.s, space.xl)};
  padding: ${units(space.s, space.l, space.m)};
  background: ${color('surface')};
  p { color: ${color('inkSecondary')}; font-size: ${textSize('small')}; }
`;
