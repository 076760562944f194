import type { ReactNode } from 'react';
import styled from 'styled-components';
import { barHeight, lowScreen } from '../../theme/lowScreen';
import { rem } from '../../theme/rem';
import { color, layer, space, touchTarget } from '../../theme/tokens';

export interface ListHeadProps {
  /** What holds for the whole list, in a line: `PriceState`, or what is missing of it (`data-urgent`). */
  state: ReactNode;
  /** At the end of that line: a way to more. */
  more?: ReactNode;
  /** What stays in sight above the rows: their heads. */
  children?: ReactNode;
}

/**
 * The head of a long list. Its heads stay beneath the top bar as the page scrolls; the line above them goes, unless it
 * has something urgent to say, which no row moves for, or the keyboard is in it.
 */
export function ListHead({ state, more, children }: ListHeadProps) {
  return (
    <Head>
      <Line>
        {state}
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

  /* As \`Page\` does for its bars: what the keyboard reaches is scrolled clear of the heads. */
  && ~ * :focus-visible { scroll-margin-top: calc(${belowTopBar} + ${rem(2 * touchTarget + space.s)}); }
`;

const Line = styled.div`
  display: flex;
  min-height: ${barHeight};
  align-items: center;
  justify-content: space-between;
  gap: ${rem(space.s)};
  padding-inline: ${rem(space.l)};
  > :nth-child(2) { flex: none; }
  /* Else the heads below would cover the ring. */
  > :focus-visible { position: relative; z-index: 1; }
`;
