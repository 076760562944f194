import { Suspense } from 'react';
import { Lazy } from '../components/Lazy';
import { PartBoundary } from '../components/PartBoundary/PartBoundary';
import { SkeletonBlock } from '../components/Skeleton/SkeletonBlock';
import type { LazyComponent } from '../lib/lazyComponent';

interface LazyPartProps<Props extends object> {
  of: LazyComponent<Props>;
  props: Props;
  /** Height of the part in drawing units. Its skeleton has it. */
  height: number;
}

/** A part of a screen whose code is loaded when it is shown. If that fails, the rest of the screen stays. */
export function LazyPart<Props extends object>({ of, props, height }: LazyPartProps<Props>) {
  return (
    <PartBoundary>
      <Suspense fallback={<SkeletonBlock height={height} />}>
        <Lazy of={of} props={props} />
      </Suspense>
    </PartBoundary>
  );
}
