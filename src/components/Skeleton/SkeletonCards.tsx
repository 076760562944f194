'use client';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonCardsProps {
  /** Number of cards; about as many as are expected. */
  count?: number;
  /** Set when the cards have one large figure on a line of its own. */
  figure?: boolean;
  /** Number of lines with facts side by side. */
  columns?: number;
  /** Number of facts and sentences on a line of their own. */
  lines?: number;
}

/** Placeholder of stacked cards. Place it in a `Section`, like the cards. */
export function SkeletonCards({ count = 3, figure = false, columns = 1, lines = 0 }: SkeletonCardsProps) {
  return (
    <Stack gap="s">
      <Repeat count={count}>
        <Card>
          <div>
            <Ends>
              <SkeletonLine width={260} size="lead" leading="tight" />
              <SkeletonLine width={90} size="small" />
            </Ends>
            <Origin>
              <SkeletonLine width={300} size="small" />
            </Origin>
          </div>
          {figure && (
            <Ends>
              <SkeletonLine width={100} size="caption" />
              <SkeletonLine width={240} size="title" />
            </Ends>
          )}
          <Repeat count={columns}>
            <Ends>
              <SkeletonColumn />
              <SkeletonColumn />
              <SkeletonColumn />
            </Ends>
          </Repeat>
          <Repeat count={lines}>
            <Ends>
              <SkeletonLine width={160} size="small" />
              <SkeletonLine width={220} size="small" />
            </Ends>
          </Repeat>
        </Card>
      </Repeat>
    </Stack>
  );
}

function SkeletonColumn() {
  return (
    <div>
      <SkeletonLine width={90} size="caption" />
      <SkeletonLine width={130} size="small" />
    </div>
  );
}

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Origin = styled.div`
  margin-top: ${units(space.xs)};
`;
