import type { LockUpProduct } from '../../api/contract/lockUp';
import { useServerTime } from '../../api/useServerTime';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Timeline } from '../../components/Timeline/Timeline';
import { lockUpTerm } from '../../domain/lockUp/lockUpTerm';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** The dates of a purchase made now: first and last income, unlocking. Nothing is paid back before. */
export function LockUpSchedule({ product }: { product: LockUpProduct }) {
  const formats = useFormats();
  const t = useText('lockUp');
  const { accruesAt } = useServerTime((now) => lockUpTerm(now, product.lockUpDays));
  return (
    <Section title={t('course.title')}>
      <Stack gap="m">
        <Timeline
          label={t('course.title')}
          events={[
            {
              id: 'first',
              time: formats.dateTime(accruesAt[0]),
              title: t('course.first'),
              detail: t('course.firstNote'),
              state: 'ahead',
            },
            { id: 'last', time: formats.dateTime(accruesAt.at(-1)), title: t('course.last'), state: 'ahead' },
            {
              id: 'unlocks',
              // From the server, because its clock and ours may be on different sides of 18:00.
              time: formats.dateTime(product.unlockAt),
              title: t('course.unlocks'),
              detail: t('course.unlocksNote'),
              state: 'ahead',
            },
          ]}
        />
        <Note>{t('course.noExit')}</Note>
      </Stack>
    </Section>
  );
}
