import { styled } from 'styled-components';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** Placeholder of a stock's page: price, chart with its periods, trading day. */
export function StockSkeleton() {
  return (
    <>
      <Head>
        <SkeletonBlock width={320} height={34} />
        <SkeletonBlock width={220} height={72} />
        <SkeletonBlock width={260} height={39} />
      </Head>
      <Head>
        <SkeletonBlock height={40} />
        <SkeletonBlock height={640} />
        <SkeletonBlock height={88} />
      </Head>
      <SkeletonRows count={4} />
    </>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${units(space.xs)};
  padding: ${units(space.m, space.l)};
  background: ${color('surface')};
`;
