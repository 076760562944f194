import Banknote from 'lucide-react/icons/banknote';
import Headset from 'lucide-react/icons/headset';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import { styled } from 'styled-components';
import type { DepositChannel } from '../../api/queries/deposits';
import { Card } from '../../components/Card/Card';
import { CardFacts } from '../../components/Card/CardFacts';
import { CardHead } from '../../components/Card/CardHead';
import { Icon } from '../../components/Icon/Icon';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { depositHref } from '../hrefs';
import { ServerTime } from '../ServerTime';
import { limitsText } from '../transfers/limitsText';

const glyphs = {
  bankTransfer: Landmark,
  address: QrCode,
  counter: Banknote,
  customerService: Headset,
} as const;

/** A deposit channel: method, limits and hours. Closed channels can be viewed, too. */
export function ChannelCard({ channel }: { channel: DepositChannel }) {
  const formats = useFormats();
  const t = useText('deposits');
  const language = useLanguage();
  return (
    <Card href={depositHref(channel.id)}>
      <Head>
        <Method>
          <Icon glyph={glyphs[channel.kind]} />
        </Method>
        <CardHead title={channel.name[language]}>{channel.description[language]}</CardHead>
      </Head>
      {channel.kind !== 'customerService' && (
        <>
          <CardFacts facts={[{ label: t('limits'), value: limitsText(t, channel, formats), wide: true }]} />
          <ServerTime>{(now) => <WindowClock window={channel.hours} now={now} />}</ServerTime>
        </>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${units(space.s)};
`;

const Method = styled.span`
  display: flex;
  width: ${units(72)};
  height: ${units(72)};
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${units(radius.card)};
  background: ${color('accentSoft')};
  color: ${color('accent')};
`;
