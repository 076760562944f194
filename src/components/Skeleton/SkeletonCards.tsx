import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonCardsProps {
  /** How many cards; about as many as will come. */
  count?: number;
  /** They have a figure that matters most, on a line of its own. */
  figure?: boolean;
  /** Lines of facts side by side. */
  columns?: number;
  /** Facts and sentences with a line for themselves. */
  lines?: number;
}

/** The place of cards beneath each other. Stands where they will: in a `Section`. */
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
  margin-top: ${rem(space.xs)};
`;
