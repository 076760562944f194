'use client';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { motion } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
  /**
   * The layout of the expected content: `SkeletonRows`, `SkeletonCards`, `SkeletonForm`, `SkeletonFigures` and the
   * like.
   */
  children: ReactNode;
}

/** Placeholder while content loads. Invisible for the first 150 ms, so that a fast response does not flicker. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div role="status" data-state="loading">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Blocks aria-hidden>{children}</Blocks>
    </div>
  );
}

const hidden = keyframes`
  from, to { visibility: hidden; }
`;

const Blocks = styled.div`
  animation: ${hidden} ${motion.wait}ms;
`;
