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
      <SkeletonBlock height={49} />
      <SkeletonBlock height={66} width={180} />
    </Surface>
  );
}

const Surface = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${units(space.s)};
  padding: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
