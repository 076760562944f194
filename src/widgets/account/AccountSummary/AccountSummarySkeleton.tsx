'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { color, fontSize, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

/** Placeholder of an `AccountSummary`, in its final height. */
export function AccountSummarySkeleton({ children }: { children?: ReactNode }) {
  return (
    <Surface>
      <SkeletonBlock height={fontSize.small} width={140} />
      <SkeletonBlock height={fontSize.keyFigure} width={420} />
      {children}
      <Lines>
        <SkeletonBlock height={fontSize.body} />
        <SkeletonBlock height={fontSize.body} />
      </Lines>
    </Surface>
  );
}

const Surface = styled.div`
  display: flex;
  min-height: ${units(402)};
  flex-direction: column;
  gap: ${units(space.s)};
  padding: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Lines = styled.div`
  display: grid;
  gap: ${units(space.l)};
  margin-top: ${units(space.m)};
`;
