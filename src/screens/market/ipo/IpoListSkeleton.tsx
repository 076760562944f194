import { Section } from '../../../components/Section/Section';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { SkeletonCards } from '../../../components/Skeleton/SkeletonCards';
import { Stack } from '../../../components/Stack/Stack';

/** The layout of cards that come. */
export function IpoListSkeleton() {
  return (
    <Section>
      <Stack gap="s">
        <SkeletonBlock height={48} />
        <SkeletonCards columns={2} lines={2} />
      </Stack>
    </Section>
  );
}
