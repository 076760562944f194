import { useText } from '../../i18n/useText';
import { useSession } from '../../session/useSession';
import { PlatformDocument } from './PlatformDocument';

/** `/user/userPri`: the user and privacy agreement. Needs no sign-in. */
export function UserPri() {
  const t = useText('home');
  const backTo = useSession() ? '/user/usercenter' : '/login/login';
  return <PlatformDocument kind="agreement" title={t('account.agreement')} backTo={backTo} />;
}
