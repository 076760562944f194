import { Section } from '../../../components/Section/Section';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { Stack } from '../../../components/Stack/Stack';

/** The layout of cards that come. */
export function IpoListSkeleton() {
  return (
    <Section>
      <Stack gap="s">
        <SkeletonBlock height={48} />
        <SkeletonBlock height={420} />
        <SkeletonBlock height={420} />
      </Stack>
    </Section>
  );
}
