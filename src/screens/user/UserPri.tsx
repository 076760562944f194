import { useText } from '../../i18n/useText';
import { HouseDocument } from './HouseDocument';

/** `/user/userPri`: the user and privacy agreement; open without signing in. */
export function UserPri() {
  const t = useText('home');
  return <HouseDocument kind="agreement" title={t('account.agreement')} backTo="/login/login" />;
}
