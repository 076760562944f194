'use client';
import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { indexWidth } from './IndexStrip';

/** Placeholder of an `IndexStrip`. */
export function IndexStripSkeleton() {
  return (
    <Strip>
      {['first', 'second', 'third'].map((name) => (
        <Item key={name}>
          <SkeletonBlock height={236} />
        </Item>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  gap: ${units(space.s)};
  padding-left: ${units(space.l)};
  overflow: hidden;
`;

const Item = styled.div`
  flex: 1 0 ${indexWidth};
`;
