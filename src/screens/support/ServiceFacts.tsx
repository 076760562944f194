import { useSupportInfo } from '../../api/queries/support';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { formatTime } from '../../format/dateTime';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';

/** Whether customer service is available now, until when, response time, languages, and the e-mail address. */
export function ServiceFacts() {
  const formats = useFormats();
  const t = useText('support');
  return (
    <Load from={useSupportInfo()} skeleton={<SkeletonRows count={3} />}>
      {({ automatic, open, changesAt, hours, languages, averageAnswerMinutes, email }) => (
        <div>
          <Banner tone={open && !automatic ? 'success' : 'info'}>
            {automatic
              ? t('automatic')
              : open
                ? t('open', { time: formatTime(changesAt) })
                : t('closed', { time: formats.monthDayTime(changesAt) })}
          </Banner>
          <KeyValue
            items={[
              ...(automatic
                ? []
                : [
                    { label: t('hours'), value: t('hoursValue', { from: hours.opens, until: hours.closes }) },
                  ]),
              { label: t('answer'), value: t('minutes', { minutes: averageAnswerMinutes }) },
              { label: t('languages'), value: languages.map((one) => t(`home:language.${one}`)).join(' · ') },
              {
                label: t('mail'),
                value: (
                  <Link standalone href={`mailto:${email}`}>
                    {email}
                  </Link>
                ),
              },
            ]}
          />
        </div>
      )}
    </Load>
  );
}
