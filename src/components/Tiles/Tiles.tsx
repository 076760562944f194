'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, radius, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';

/** A labelled figure that opens its explanation. */
export interface Tile {
  /** Name of the figure, by which screen readers know the tile. */
  label: string;
  /** The formatted figure. */
  value: ReactNode;
  /** Use for what the figure depends on, shown smaller below it. */
  note?: string;
  /** Use when there is something to open. Without it the tile is no button. */
  onPress?: () => void;
}

export interface TilesProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The figures in reading order. */
  tiles: readonly Tile[];
}

/**
 * Figures of equal rank, each with its own explanation, in two columns. A figure too long for its column takes a full
 * line. For figures without an explanation use `CardFacts` or `KeyValue`.
 */
export function Tiles({ label, tiles }: TilesProps) {
  return (
    <Grid role="list" aria-label={label}>
      {tiles.map(({ label: name, value, note, onPress }) => (
        <Place key={name}>
          <Surface {...(onPress ? { as: 'button', type: 'button', onClick: onPress } : {})}>
            <Head>
              <Name>{name}</Name>
              {onPress && (
                <Arrow>
                  <Icon glyph={ChevronRight} size={32} />
                </Arrow>
              )}
            </Head>{' '}
            <Value>{value}</Value>
            {note && <Note>{note}</Note>}
          </Surface>
        </Place>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.s)};
  padding: ${units(0, space.l, space.l)};
  background: ${color('surface')};
  /* A figure that is too long for a column makes its tile wider. */
  overflow-wrap: break-word;
`;

const Place = styled.li`
  display: flex;
  flex: 1 1 40%;
  max-width: 100%;
`;

const Surface = styled.span<{ type?: 'button' }>`
  display: flex;
  width: 100%;
  min-height: ${units(touchTarget)};
  flex-direction: column;
  align-items: flex-start;
  padding: ${units(space.s)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  color: inherit;
  text-align: left;
  &:is(button):active { background: ${color('sunken')}; }
`;

const Head = styled.span`
  display: flex;
  width: 100%;
  justify-content: space-between;
`;

const Arrow = styled.span`
  color: ${color('inkTertiary')};
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Value = styled.span`
  max-width: 100%;
  font-weight: ${fontWeight.bold};
`;

const Note = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;
