import { Note } from '../../components/Note/Note';
import { useText } from '../../i18n/useText';

interface OneAtATimeProps {
  kind: 'deposit' | 'withdrawal';
  /** Whether one is under review: `PendingTransfer` says the same then. */
  pending: boolean;
}

/** Says before a form is filled in that only one transfer of its kind is reviewed at a time. */
export function OneAtATime({ kind, pending }: OneAtATimeProps) {
  const t = useText('transfers');
  return pending ? null : <Note>{t(`oneAtATime.${kind}`)}</Note>;
}
