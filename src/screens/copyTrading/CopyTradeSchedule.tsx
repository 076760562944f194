import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Timeline } from '../../components/Timeline/Timeline';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** What happens to an investment made now: first order, end, what is paid back then, and how to exit earlier. */
export function CopyTradeSchedule({ product }: { product: CopyTradeProduct }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  return (
    <Section title={t('course.title')}>
      <Stack gap="m">
        <Timeline
          label={t('course.title')}
          events={[
            {
              id: 'starts',
              time: formats.dateTime(product.startsAt),
              title: t('course.starts'),
              detail: t('course.startsNote'),
              state: 'ahead',
            },
            {
              id: 'ends',
              time: formats.dateTime(product.endsAt),
              title: t('course.ends'),
              detail: t('course.endsNote'),
              state: 'ahead',
            },
          ]}
        />
        <Note>{t('course.early')}</Note>
      </Stack>
    </Section>
  );
}
