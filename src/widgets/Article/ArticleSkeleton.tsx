import styled from 'styled-components';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

/** The place of an `Article` that is still loading: title, line of facts, paragraphs. */
export function ArticleSkeleton() {
  return (
    <Frame>
      <SkeletonBlock height={fontSize.figure} />
      <SkeletonBlock height={fontSize.small} width={320} />
      <SkeletonBlock height={180} />
      <SkeletonBlock height={180} />
      <SkeletonBlock height={120} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${rem(space.l)};
  padding: ${rem(space.l)};
  background: ${color('surface')};
`;
