import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { Stack } from '../../components/Stack/Stack';
import type { PositionGroup } from '../../domain/trade/tradeVocabulary';

/** Lines of a card below its figures: an order states what it waits for, a position its liquidation price. */
const lines: Record<PositionGroup, number> = { placing: 3, inProgress: 1, terminated: 0 };

/** Placeholder of a tab's totals and cards. Orders have more lines and no result. */
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
