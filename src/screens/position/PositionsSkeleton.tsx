import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { Stack } from '../../components/Stack/Stack';
import type { PositionGroup } from '../../domain/vocabulary';

/** Of a card, below its figures: an order tells what it waits for, a position where it would be liquidated. */
const lines: Record<PositionGroup, number> = { placing: 3, inProgress: 1, terminated: 0 };

/** The layout of what a tab comes to, and of its cards: an order has more lines, and no profit yet. */
export function PositionsSkeleton({ group }: { group: PositionGroup }) {
  const placing = group === 'placing';
  return (
    <Section>
      <Stack gap="m">
        {group !== 'terminated' && <SkeletonKeyFigure />}
        <SkeletonCards count={4} figure={!placing} lines={lines[group]} />
      </Stack>
    </Section>
  );
}
