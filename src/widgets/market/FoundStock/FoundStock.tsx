'use client';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import type { Stock } from '../../../api/contract/stocks';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Marked } from '../../../components/Marked/Marked';
import { matchedWord } from '../../../domain/market/searchForm';
import { type ByLanguage, inLanguage } from '../../../i18n/inLanguage';
import { isLanguage, languageTag } from '../../../i18n/language';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type Direction, directionColor, directionMark, directionOf } from '../direction';
import { exchangeName } from '../exchangeName';
import { Price } from '../Price/Price';
import { otherMatchingName } from './otherMatchingName';

/** What a search shows of a stock. A `Stock` of the contract is one. */
export interface SearchedStock
  extends Pick<Stock, 'change' | 'changePercent' | 'code' | 'exchange' | 'latestPrice'> {
  /** Name of the company by language. */
  name: ByLanguage;
}

export interface FoundStockProps {
  /** The stock. */
  stock: SearchedStock;
  /** The search text. Its first match in code and name is highlighted. */
  query?: string;
  /** Address of the stock's details. */
  href: string;
  /** Called when the member opens the row. */
  onOpen?: () => void;
  /** Whether it is on the watchlist; undefined while unknown. */
  starred: boolean | undefined;
  /** Called when the star is pressed. */
  onStar: () => void;
}

/**
 * A search result: name, code and exchange with the match highlighted, price, and star.
 *
 * If the match is in another language's name, that name is shown below. The row opens the details.
 */
export function FoundStock({ stock, query = '', href, onOpen, starred, onStar }: FoundStockProps) {
  const formats = useFormats();
  const language = useLanguage();
  const t = useText('search');
  const market = useText('market');
  const name = inLanguage(stock.name, language);
  const other = otherMatchingName(stock, query, name);
  const direction = directionOf(stock.change);
  return (
    <Row>
      <RowLink href={href} onClick={onOpen}>
        <Who>
          <Name>
            <Marked part={matchedWord(name, query)}>{name}</Marked>
          </Name>
          {other && (
            <Minor lang={isLanguage(other.language) ? languageTag[other.language] : other.language}>
              <Marked part={matchedWord(other.name, query)}>{other.name}</Marked>
            </Minor>
          )}
          <Minor>
            <Marked part={matchedWord(stock.code, query)}>{stock.code}</Marked>{' '}
            {exchangeName(market, stock.exchange)}
          </Minor>
        </Who>
        <Figures>
          <Last>
            <Price value={stock.latestPrice} change={stock.change} />
          </Last>
          <Percent $direction={direction}>
            {direction !== 'flat' && <Mark aria-hidden="true">{directionMark[direction]}</Mark>}
            {formats.signedPercent(stock.changePercent)}
          </Percent>
        </Figures>
      </RowLink>
      {starred === undefined ? (
        <Space />
      ) : (
        <IconButton
          glyph={Star}
          pressed={starred}
          label={t(starred ? 'unstar' : 'star', { name })}
          onClick={onStar}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  min-height: ${units(112)};
  align-items: stretch;
  padding-right: ${units(space.s)};
  > button { align-self: center; }
`;

const RowLink = styled.a`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  min-width: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.xs, space.s)};
  padding: ${units(space.s, space.s, space.s, space.l)};
  line-height: ${lineHeight.tight};
  text-decoration: none;
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;

// Never narrower than its longest word. Large figures wrap below it.
const Who = styled.span`
  flex: 1 1 5lh;
  max-width: 100%;
  overflow-wrap: break-word;
`;

const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
`;

const Minor = styled.span`
  display: block;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Figures = styled.span`
  flex: none;
  margin-left: auto;
  text-align: right;
`;

const Last = styled.span`
  display: block;
  font-size: ${textSize('lead')};
`;

const Percent = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => color(directionColor[$direction])};
  font-size: ${textSize('small')};
`;

const Mark = styled.span`
  margin-right: ${units(6)};
  font-size: 0.8em;
`;

/** Reserves the space of a star that is not known yet. */
const Space = styled.span`
  flex: none;
  width: ${units(88)};
`;
