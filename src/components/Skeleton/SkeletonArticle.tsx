'use client';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonArticleProps {
  /** Number of paragraphs. */
  paragraphs?: number;
}

/** Placeholder of an article: title, a line of facts, paragraphs. */
export function SkeletonArticle({ paragraphs = 3 }: SkeletonArticleProps) {
  return (
    <Text>
      <SkeletonLine size="figure" leading="tight" />
      <SkeletonLine width={320} size="small" />
      <Repeat count={paragraphs}>
        <Paragraph>
          <Repeat count={4}>
            <SkeletonLine leading="prose" />
          </Repeat>
          <SkeletonLine width={400} leading="prose" />
        </Paragraph>
      </Repeat>
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.l)};
  background: ${color('surface')};
`;

const Paragraph = styled.div`
  margin-top: ${units(space.s)};
`;
