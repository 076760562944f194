import type { RealNameState } from '../../api/contract/identity';
import { Banner } from '../../components/Banner/Banner';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

/** A submitted spelling of the name that is under review or was refused. */
export function SpellingBanner({ spelling: record }: { spelling: RealNameState['spellings'][number] }) {
  const formats = useFormats();
  const t = useText('identity');
  const language = useLanguage();
  const { script, spelling, status, reviewDueAt, reason } = record;
  if (status === 'refused')
    return (
      <Banner tone="danger" title={t(`spelling.refused.${script}`)}>
        {reason?.[language]}
      </Banner>
    );
  return (
    <Banner tone="info" title={t(`spelling.underReview.${script}`)} announce>
      {t('spelling.underReviewBody', { spelling, time: formats.monthDayTime(reviewDueAt) })}
    </Banner>
  );
}
