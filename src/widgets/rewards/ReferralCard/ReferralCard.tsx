'use client';
import type { Referral } from '../../../api/contract/rewards';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { ReferralStatus } from '../../../domain/rewards/rewardsVocabulary';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { longNumber } from '../../longNumber';

const tones: Record<ReferralStatus, StatusTone> = { awaitingVerification: 'neutral', paid: 'success' };

export interface ReferralCardProps {
  /** The referred friend and the reward, in yen. */
  referral: Referral;
}

/** The reward for one referred friend (specification 6): account, date, amount and status. */
export function ReferralCard({ referral }: ReferralCardProps) {
  const formats = useFormats();
  const t = useText('invite');
  const { account, orderNumber, status } = referral;
  return (
    <Card>
      <CardHead
        title={account}
        status={
          <Status tone={tones[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        {longNumber(orderNumber)}
      </CardHead>
      <CardFacts facts={factsOf(t, referral, formats)} />
    </Card>
  );
}

function factsOf(
  t: Text<'invite'>,
  { registeredAt, paidAt, reward, status }: Referral,
  formats: Formats,
): CardFact[] {
  const registered = { label: t('registeredAt'), value: formats.dateTime(registeredAt), wide: true };
  if (status !== 'paid') return [registered];
  return [
    registered,
    { label: t('paidAt'), value: formats.dateTime(paidAt), wide: true },
    { label: t('reward'), value: formats.yen(reward), wide: true, emphasised: true },
  ];
}
