import type { DepositChannel } from '../../api/queries/deposits';
import { Card } from '../../components/Card/Card';
import { CardFacts } from '../../components/Card/CardFacts';
import { CardHead } from '../../components/Card/CardHead';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { depositHref } from '../hrefs';
import { ServerTime } from '../ServerTime';
import { limitsText } from '../transfers/limitsText';

/** A deposit channel: method, limits and hours. Closed channels can be viewed, too. */
export function ChannelCard({ channel }: { channel: DepositChannel }) {
  const formats = useFormats();
  const t = useText('deposits');
  const language = useLanguage();
  return (
    <Card href={depositHref(channel.id)}>
      <CardHead title={channel.name[language]}>{channel.description[language]}</CardHead>
      {channel.kind !== 'customerService' && (
        <>
          <CardFacts facts={[{ label: t('limits'), value: limitsText(t, channel, formats), wide: true }]} />
          <ServerTime>{(now) => <WindowClock window={channel.hours} now={now} />}</ServerTime>
        </>
      )}
    </Card>
  );
}
