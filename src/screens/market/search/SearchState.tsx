import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lowScreen } from '../../../theme/lowScreen';
import { textSize } from '../../../theme/textSize';
import { color, layer, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { PriceState } from '../PriceState';

/** The number of results and the reliability of prices. An outdated state stays visible. */
export function SearchState({ children }: { children?: ReactNode }) {
  return (
    <Line>
      {children}
      <PriceState />
    </Line>
  );
}

/** Height of the top bar with the field in it. */
const barHeight = touchTarget + 96 + space.s;

const Line = styled.div`
  display: flex;
  min-height: ${units(touchTarget)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.xs, space.l)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  > p { flex: 1 1 0; min-width: 0; }

  &:has([data-urgent='true']) {
    position: sticky;
    z-index: ${layer.bar - 1};
    top: calc(var(--strip-height) + var(--safe-top) + ${units(barHeight)});
    background: ${color('paper')};
    ${lowScreen} { position: static; }
  }
`;
