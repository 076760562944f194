import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { Stack } from '../../components/Stack/Stack';
import type { PositionGroup } from '../../domain/trade/tradeVocabulary';

/** Lines of a card below its figures: an order states what it waits for, a position its distance to liquidation and its results. */
const lines: Record<PositionGroup, number> = { placing: 3, inProgress: 4, terminated: 0 };

/** Placeholder of a tab's cards, and of the totals of orders. */
export function PositionsSkeleton({ group }: { group: PositionGroup }) {
  const placing = group === 'placing';
  return (
    <Section>
      <Stack gap="m">
        {placing && <SkeletonKeyFigure />}
        <SkeletonCards count={4} figure={!placing} lines={lines[group]} />
      </Stack>
    </Section>
  );
}
