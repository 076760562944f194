'use client';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { centreInScroller } from '../centreInScroller';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { sortMarks } from './sortMarks';

/** Direction of a sorted list: lowest first or highest first. */
export type SortBarDirection = 'ascending' | 'descending';

/** A figure to sort by. */
export interface SortKey<Key extends string> {
  /** Value of the key. */
  value: Key;
  /** Short name of the key. */
  label: string;
  /** Use with `columns` to name a second figure, which stands below the first one in the rows. */
  below?: string;
  /** Set when only one direction makes sense: a manual order. */
  fixed?: boolean;
}

export interface SortBarProps<Key extends string> {
  /** Name of the group for screen readers: "Sort by". */
  label: string;
  /** What the list can be sorted by. */
  keys: readonly SortKey<Key>[];
  /** The current key. */
  value: Key;
  /** The current direction. */
  direction: SortBarDirection;
  /** The directions in words, for screen readers. */
  directionLabels: Record<SortBarDirection, string>;
  /**
   * Called with the pressed key. Pressing the current key reverses the list; the caller chooses the direction of a
   * new key.
   */
  onSort: (key: Key) => void;
  /**
   * Use when the heads stand over the columns of rows: the CSS of these columns. The first head is at the left of its
   * column, the others are at the right.
   */
  columns?: string;
}

/** Column headings of a list of figures. Pressing one sorts by it; pressing it again reverses the list. */
export function SortBar<Key extends string>(props: SortBarProps<Key>) {
  const { label, keys, value, direction, directionLabels, onSort, columns } = props;
  const id = useId();
  return (
    <Bar aria-label={label} $columns={columns}>
      {keys.map((key) => (
        <Head
          key={key.value}
          type="button"
          ref={key.value === value ? centreInScroller : undefined}
          aria-pressed={key.value === value}
          aria-describedby={key.below === undefined ? undefined : `${id}${key.value}`}
          onClick={() => onSort(key.value)}
        >
          {key.label}
          {key.value === value && !key.fixed && (
            <>
              <Mark aria-hidden="true">{sortMarks[direction]}</Mark>
              <VisuallyHidden> {directionLabels[direction]}</VisuallyHidden>
            </>
          )}
          {key.below !== undefined && (
            <Below id={`${id}${key.value}`} aria-hidden="true">
              {key.below}
            </Below>
          )}
        </Head>
      ))}
    </Bar>
  );
}

/** The grid of the rows, whose measures are in the text size of rows. */
const inColumns = css<{ $columns: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  column-gap: ${units(space.s)};
  padding-inline: ${units(space.l)};
  font-size: ${textSize('body')};
  > button { padding-inline: 0; text-align: right; }
  > :first-child { text-align: left; }
`;

const Bar = styled.fieldset<{ $columns: string | undefined }>`
  position: relative;
  display: flex;
  min-width: 0;
  justify-content: space-between;
  overflow: auto hidden;
  padding: ${units(0, space.s)};
  border: 0;
  border-bottom: 1px solid ${color('hairline')};
  margin: 0;
  background: ${color('surface')};
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  ${({ $columns }) => $columns !== undefined && inColumns}
`;

const Head = styled.button`
  flex: none;
  min-width: ${units(touchTarget)};
  min-height: ${barHeight};
  padding-inline: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  text-align: center;
  white-space: nowrap;
  &[aria-pressed='true'] { color: ${color('accent')}; font-weight: ${fontWeight.bold}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Below = styled.span`
  display: block;
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.regular};
`;

const Mark = styled.span`
  margin-left: ${units(4)};
  font-size: 0.8em;
`;
