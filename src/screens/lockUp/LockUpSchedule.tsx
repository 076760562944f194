import type { LockUpProduct } from '../../api/contract/lockUp';
import { useServerTime } from '../../api/useServerTime';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Steps } from '../../components/Steps/Steps';
import { lockUpTerm } from '../../domain/lockUp/lockUpTerm';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../../widgets/useStepStates';

/** The dates of a purchase made now: first and last income, unlocking. Nothing is paid back before. */
export function LockUpSchedule({ product }: { product: LockUpProduct }) {
  const formats = useFormats();
  const t = useText('lockUp');
  const { accruesAt } = useServerTime((now) => lockUpTerm(now, product.lockUpDays));
  return (
    <Section title={t('course.title')}>
      <Stack gap="m">
        <Steps
          label={t('course.title')}
          stateLabels={useStepStates()}
          steps={[
            {
              time: formats.dateTime(accruesAt[0]),
              label: t('course.first'),
              note: t('course.firstNote'),
              state: 'upcoming',
            },
            { time: formats.dateTime(accruesAt.at(-1)), label: t('course.last'), state: 'upcoming' },
            {
              // From the server, because its clock and ours may be on different sides of 18:00.
              time: formats.dateTime(product.unlockAt),
              label: t('course.unlocks'),
              note: t('course.unlocksNote'),
              state: 'upcoming',
            },
          ]}
        />
        <Note>{t('course.noExit')}</Note>
      </Stack>
    </Section>
  );
}
