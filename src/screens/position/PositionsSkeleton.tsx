import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { Stack } from '../../components/Stack/Stack';
import type { PositionGroup } from '../../domain/vocabulary';

/** The layout of what a tab comes to, and of its cards: an order has more lines, and no profit yet. */
export function PositionsSkeleton({ group }: { group: PositionGroup }) {
  const placing = group === 'placing';
  return (
    <Section>
      <Stack gap="m">
        {group !== 'terminated' && <SkeletonKeyFigure />}
        <SkeletonCards count={4} figure={!placing} lines={placing ? 3 : 0} />
      </Stack>
    </Section>
  );
}
