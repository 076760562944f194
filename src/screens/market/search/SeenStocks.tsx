import { styled } from 'styled-components';
import type { Stock } from '../../../api/contract/stocks';
import { type KnownStocks, useStocks } from '../../../api/queries/market';
import { useQuote } from '../../../api/quotes/quotes';
import { Button } from '../../../components/Button/Button';
import { Section } from '../../../components/Section/Section';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { Load } from '../../../widgets/Load/Load';
import { directionColor, directionMark, directionOf } from '../../../widgets/market/direction';
import { Price } from '../../../widgets/market/Price/Price';
import { stockHref } from '../../hrefs';

interface SeenStocksProps {
  /** Newest first. */
  symbols: readonly string[];
  onClear: () => void;
}

/** The stocks opened last, side by side, with their prices. A stock that is no longer listed is left out. */
export function SeenStocks({ symbols, onClear }: SeenStocksProps) {
  const t = useText('search');
  const clear = (
    <Button kind="quiet" size="small" onClick={onClear}>
      {t('seen.clear')}
    </Button>
  );
  return (
    <Section title={t('seen.title')} bleed action={clear}>
      <Load from={useStocks(symbols)} skeleton={<SkeletonBlock height={150} />}>
        {(known) => <Tiles symbols={symbols} known={known} />}
      </Load>
    </Section>
  );
}

function Tiles({ symbols, known }: { symbols: readonly string[]; known: KnownStocks }) {
  const t = useText('search');
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <Strip role="list" aria-label={t('seen.title')}>
      {symbols.map((symbol) => {
        const stock = known.get(symbol);
        return stock && <SeenStock key={symbol} stock={stock} />;
      })}
    </Strip>
  );
}

function SeenStock({ stock }: { stock: Stock }) {
  const formats = useFormats();
  const language = useLanguage();
  const { symbol, code, name, latestPrice, change, changePercent } = { ...stock, ...useQuote(stock.symbol) };
  const direction = directionOf(change);
  return (
    <Item>
      <Tile href={stockHref(symbol)}>
        <Name>{name[language]}</Name>
        <Code>{code}</Code>
        <span>
          <Price value={latestPrice} change={change} />
        </span>
        <Percent $tone={directionColor[direction]}>
          {direction !== 'flat' && <span aria-hidden="true">{directionMark[direction]}</span>}
          {formats.signedPercent(changePercent)}
        </Percent>
      </Tile>
    </Item>
  );
}

// Positioned, because visually hidden texts inside would otherwise overflow and widen the page.
const Strip = styled.ul`
  position: relative;
  display: flex;
  gap: ${units(space.s)};
  padding: 1px ${units(space.l)};
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Item = styled.li`
  display: flex;
  flex: 0 0 6.5lh;
`;

const Tile = styled.a`
  display: flex;
  min-width: 0;
  flex: 1;
  flex-direction: column;
  gap: ${units(4)};
  padding: ${units(space.s)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  line-height: ${lineHeight.tight};
  text-decoration: none;
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.bold};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Code = styled.span`
  margin-bottom: auto;
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;

const Percent = styled.span<{ $tone: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  color: ${({ $tone }) => color($tone)};
  font-size: ${textSize('small')};
  > span { margin-right: ${units(4)}; font-size: 0.8em; }
`;
