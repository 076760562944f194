import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { barHeight, lowScreen } from '../../theme/lowScreen';
import { color, layer, lineHeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';

export interface ListHeadProps {
  /** What applies to the whole list, in one line: `PriceState`, or what is missing (`data-urgent`). */
  state: ReactNode;
  /** Use for a link at the end of that line. */
  more?: ReactNode;
  /** Whether the rows show figures, whose unit is explained below that line; true by default. */
  figures?: boolean;
  /** Use for column headings that stay visible above the rows. */
  children?: ReactNode;
}

/**
 * The head of a long list of stocks, with the unit of their figures. Its column headings stay below the top bar while the page scrolls.
 *
 * The line above them scrolls away, unless it is urgent or has the keyboard focus. Showing it moves no row.
 */
export function ListHead({ state, more, figures = true, children }: ListHeadProps) {
  return (
    <Head>
      <Line>
        <State>
          {state}
          {figures && <JutaNote />}
        </State>
        {more}
      </Line>
      {children}
    </Head>
  );
}

const belowTopBar = `var(--strip-height) + var(--safe-top) + ${barHeight}`;

const Head = styled.div`
  position: sticky;
  z-index: ${layer.bar - 1};
  top: calc(${belowTopBar} - ${barHeight});
  background: ${color('paper')};
  &:has([data-urgent='true'], > :first-child :focus-visible) { top: calc(${belowTopBar}); }

  ${lowScreen} { position: static; }

  /* Elements focused by keyboard are scrolled clear of the headings, as \`Page\` does for its bars. */
  && ~ * :focus-visible { scroll-margin-top: calc(${belowTopBar} + ${units(2 * touchTarget + space.s)}); }
`;

/** In the height of the bar, so that the unit takes no place from the rows. */
const State = styled.div`
  /* With large text what follows is below. */
  flex: 1 1 7lh;
  min-width: 0;
  padding-block: ${units(space.xs)};
  && > p:last-child { padding: 0; line-height: ${lineHeight.tight}; text-align: start; }
`;

const Line = styled.div`
  display: flex;
  min-height: ${barHeight};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding-inline: ${units(space.l)};
  > :nth-child(2) { flex: none; }
  /* Keeps the headings below from covering the focus ring. */
  > :focus-visible { position: relative; z-index: 1; }
`;
