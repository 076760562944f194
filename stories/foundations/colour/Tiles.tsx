import styled from 'styled-components';
import type { Measured } from '../../../src/theme/measuredPairs';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontWeight, radius, space } from '../../../src/theme/tokens';
import { ratioText } from './ratioText';

export interface TilesProps {
  /** What they have in common, for screen readers. */
  label: string;
  pairs: readonly Measured[];
}

/** Each pair as it looks: text on its background, or a mark with its name below. */
export function Tiles({ label, pairs }: TilesProps) {
  return (
    // The role is explicit: Safari drops it if `list-style` is none.
    <List role="list" aria-label={label}>
      {pairs.map((pair) => (
        <li key={pair.ink + pair.ground}>
          <Ground $pair={pair}>{pair.kind === 'text' ? <Figures pair={pair} /> : <Mark />}</Ground>
          {pair.kind === 'mark' && <Figures pair={pair} />}
        </li>
      ))}
    </List>
  );
}

function Figures({ pair: { ink, ground, ratio } }: { pair: Measured }) {
  return (
    <>
      <Ratio>{ratioText(ratio)}</Ratio>
      <Names>
        {ink} on {ground}
      </Names>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(208)}), 1fr));
  gap: ${rem(space.s)};
  line-height: 1.3;
`;

const Ground = styled.div<{ $pair: Measured }>`
  min-height: ${({ $pair }) => rem($pair.kind === 'text' ? 136 : 80)};
  height: ${({ $pair }) => ($pair.kind === 'text' ? '100%' : 'auto')};
  padding: ${rem(space.s)};
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.small)};
  background: ${({ $pair }) => $pair.groundHex};
  color: ${({ $pair }) => $pair.inkHex};
`;

const Mark = styled.div`
  width: ${rem(48)};
  height: ${rem(48)};
  border: ${rem(6)} solid;
  border-radius: ${rem(radius.small)};
`;

const Ratio = styled.p`
  font-weight: ${fontWeight.bold};
`;

const Names = styled.p`
  font-size: ${rem(fontSize.caption)};
`;
