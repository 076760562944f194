import { KeyValue } from '../../components/KeyValue/KeyValue';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';

interface InviteSumsProps {
  registered: number;
  rewarded: number;
  /** In yen. */
  paid: string;
}

/** The rewards from invitations so far. */
export function InviteSums({ registered, rewarded, paid }: InviteSumsProps) {
  const t = useText('invite');
  return (
    <KeyValue
      items={[
        { label: t('registered'), value: formatPlainNumber(registered) },
        { label: t('rewarded'), value: formatPlainNumber(rewarded) },
        { label: t('paid'), value: formatYen(paid), emphasised: true },
      ]}
    />
  );
}
