import { useReferrals } from '../../api/queries/rewards';
import { Sheet } from '../../components/Sheet/Sheet';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { Friends } from './Friends';
import { InviteLink } from './InviteLink';
import { InviteSums } from './InviteSums';

interface InviteSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Inviting a friend: the reward and its conditions, the link and its code, and the friends so far (specification 9).
 */
export function InviteSheet({ open, onOpenChange }: InviteSheetProps) {
  const t = useText('invite');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <Invitation />
    </Sheet>
  );
}

function Invitation() {
  const formats = useFormats();
  const t = useText('invite');
  return (
    <Load from={useReferrals()} skeleton={<SkeletonForm fields={4} />}>
      {(summary) => (
        <Stack>
          <p>{t('body', { reward: formats.yen(summary.reward) })}</p>
          <InviteLink code={summary.inviteCode} path={summary.invitePath} />
          <InviteSums {...summary} />
          <Friends />
        </Stack>
      )}
    </Load>
  );
}
