import { useSession } from '../../session/useSession';

/** Tells password managers whose login password a form has. Members don't see it. */
export function OwnAccount() {
  const account = useSession()?.account ?? '';
  return <input hidden readOnly type="text" autoComplete="username" value={account} />;
}
