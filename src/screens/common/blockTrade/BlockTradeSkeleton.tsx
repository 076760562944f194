import { Section } from '../../../components/Section/Section';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { Stack } from '../../../components/Stack/Stack';

/** The layout of the hours and the cards that come. */
export function BlockTradeSkeleton() {
  return (
    <Section>
      <Stack gap="s">
        <SkeletonBlock height={48} />
        <SkeletonBlock height={440} />
        <SkeletonBlock height={440} />
      </Stack>
    </Section>
  );
}
