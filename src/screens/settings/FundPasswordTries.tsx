import type { FundPasswordTries as Tries } from '../../api/contract/settings';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { reasonText } from '../../widgets/reasonText';
import { ContactService } from '../support/ContactService';

interface FundPasswordTriesProps {
  /** Renders nothing if undefined, which means that no wrong password was entered. */
  tries: Tries | null | undefined;
}

/** How many tries remain after a wrong fund password and what follows the last, or until when it is locked. */
export function FundPasswordTries({ tries }: FundPasswordTriesProps) {
  const formats = useFormats();
  const t = useText('settings');
  const over = useServerTime((now) => tries?.waitsUntil != null && tries.waitsUntil <= now);
  if (!tries || over) return null;
  const { left, waitMinutes: minutes, waitsUntil } = tries;
  if (waitsUntil == null)
    return (
      <Banner tone="warning" title={t('tries.left', { left })} announce>
        {t('tries.consequence', { minutes })}
      </Banner>
    );
  return (
    <Banner tone="warning" title={t('tries.tooMany')} action={<ContactService />} announce>
      {joinSentences([
        reasonText(t, { kind: 'fundPasswordWaits', until: waitsUntil }, formats),
        t('tries.notYou'),
      ])}
    </Banner>
  );
}
