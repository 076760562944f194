import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

interface InviteSumsProps {
  registered: number;
  rewarded: number;
  /** In yen. */
  paid: string;
}

/** The rewards from invitations so far. */
export function InviteSums({ registered, rewarded, paid }: InviteSumsProps) {
  const formats = useFormats();
  const t = useText('invite');
  return (
    <KeyValue
      items={[
        { label: t('registered'), value: formats.number(registered) },
        { label: t('rewarded'), value: formats.number(rewarded) },
        { label: t('paid'), value: formats.yen(paid), emphasised: true },
      ]}
    />
  );
}
