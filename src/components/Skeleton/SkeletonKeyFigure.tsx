'use client';
import { SkeletonLine } from './SkeletonLine';

/** Placeholder of a `KeyFigure` with its label. */
export function SkeletonKeyFigure() {
  return (
    <div>
      <SkeletonLine width={140} size="small" />
      <SkeletonLine width={420} size="keyFigure" leading="tight" />
    </div>
  );
}
