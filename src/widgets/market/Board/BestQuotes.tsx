'use client';
import { styled } from 'styled-components';
import type { Board, BoardLevel } from '../../../api/contract/board';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { subtract } from '../../../domain/decimal';
import { noFigure } from '../../../format/writeFigure';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type Direction, directionOf, priceInks } from '../direction';

export interface BestQuotesProps {
  /** The order book: the answer of `/stock/Board`. Undefined while unknown. */
  board: Pick<Board, 'asks' | 'bids' | 'previousClose'> | undefined;
  /** Price tick of the stock, in yen, which gives the number of decimals. */
  tickSize: string;
  /** Use to offer a price as the limit of an order: called with the pressed price. Without it prices are no buttons. */
  onPrice?: (price: string) => void;
}

const sides = ['ask', 'bid'] as const;
type QuoteSide = (typeof sides)[number];

/**
 * The best price of each side of an order book with its shares: what a purchase and what a sale meets first. They keep their place
 * while they are unknown.
 */
export function BestQuotes({ board, tickSize, onPrice }: BestQuotesProps) {
  const t = useText('board');
  const levels = { ask: board?.asks[0], bid: board?.bids[0] };
  const quote = (side: QuoteSide) => ({ side, level: levels[side], board, tickSize });
  return (
    <Group role="group" aria-label={t('best.label')}>
      {onPrice ? (
        <Pair>
          {sides.map((side) => (
            <ChoosableQuote key={side} {...quote(side)} onPrice={onPrice} />
          ))}
        </Pair>
      ) : (
        <Pair as="dl">
          {sides.map((side) => (
            <Quote key={side} {...quote(side)} />
          ))}
        </Pair>
      )}
    </Group>
  );
}

interface QuoteProps {
  side: QuoteSide;
  level: BoardLevel | undefined;
  board: BestQuotesProps['board'];
  tickSize: string;
}

/** What a quote shows, in words and in the colour of its price. */
function useQuote({ side, level, board, tickSize }: QuoteProps) {
  const formats = useFormats();
  const t = useText('board');
  return {
    label: t(`best.${side}`),
    price: level ? formats.price(level.price, tickSize) : noFigure,
    shares: level && t('shares', { shares: formats.number(level.shares) }),
    direction: directionOf(level && board ? subtract(level.price, board.previousClose) : '0'),
  };
}

function Quote(props: QuoteProps) {
  const { label, price, shares, direction } = useQuote(props);
  return (
    <Said>
      <dt>{label}</dt>
      <dd>
        <Figure $direction={direction}>{price}</Figure>
        {shares !== undefined && <Shares>{shares}</Shares>}
      </dd>
    </Said>
  );
}

function ChoosableQuote({ onPrice, ...quote }: QuoteProps & Pick<Required<BestQuotesProps>, 'onPrice'>) {
  const t = useText('board');
  const { label, price, shares, direction } = useQuote(quote);
  const { level } = quote;
  const content = (
    <>
      <Label>
        <span>{label}</span> {shares !== undefined && <Shares>{shares}</Shares>}
      </Label>{' '}
      <Figure $direction={direction} $large>
        {price}
      </Figure>
    </>
  );
  if (!level || shares === undefined) return <Cell>{content}</Cell>;
  return (
    <Cell as="button" type="button" onClick={() => onPrice(level.price)}>
      {content} <VisuallyHidden>{t('best.use')}</VisuallyHidden>
    </Cell>
  );
}

const Group = styled.div``;

// A figure too long for its half takes a line of its own.
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.s)};
  > * { flex: 1 1 40%; }
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${units(0, space.xs)};
  font-size: ${textSize('small')};
  dt { color: ${color('inkSecondary')}; font-size: ${textSize('caption')}; }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${units(0, space.xs)}; }
`;

const Cell = styled.span`
  display: flex;
  min-height: ${units(touchTarget)};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(0, space.xs)};
  padding: ${units(4, space.s)};
  border-radius: ${units(radius.small)};
  background: ${color('sunken')};
  text-align: left;
  button&:active { background: ${color('hairline')}; }
`;

const Label = styled.span`
  display: grid;
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Shares = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Figure = styled.span<{ $direction: Direction; $large?: boolean }>`
  margin-left: auto;
  white-space: nowrap;
  color: ${({ $direction }) => color(priceInks[$direction])};
  font-weight: ${fontWeight.bold};
  ${({ $large }) => $large && `font-size: ${textSize('lead')};`}
  button > & { text-decoration: underline; text-underline-offset: 0.2em; }
`;
