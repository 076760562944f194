import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Steps } from '../../components/Steps/Steps';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../../widgets/useStepStates';

/** What happens to an investment made now: first order, end, what is paid back then, and how to exit earlier. */
export function CopyTradeSchedule({ product }: { product: CopyTradeProduct }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  return (
    <Section title={t('course.title')}>
      <Stack gap="m">
        <Steps
          label={t('course.title')}
          stateLabels={useStepStates()}
          steps={[
            {
              time: formats.dateTime(product.startsAt),
              label: t('course.starts'),
              note: t('course.startsNote'),
              state: 'upcoming',
            },
            {
              time: formats.dateTime(product.endsAt),
              label: t('course.ends'),
              note: t('course.endsNote'),
              state: 'upcoming',
            },
          ]}
        />
        <Note>{t('course.early')}</Note>
      </Stack>
    </Section>
  );
}
