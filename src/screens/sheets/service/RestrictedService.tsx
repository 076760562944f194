import { useAccount } from '../../../api/queries/account';
import type { Restriction } from '../../../domain/vocabulary';
import { loadedData } from '../../../lib/loadable';
import { ContactService } from './ContactService';

/** What keeps a member from one kind of deed alone. */
export type Ban = Extract<Restriction, 'tradeBanned' | 'withdrawBanned'>;

interface RestrictedServiceProps {
  /** What forbids this deed beside a frozen and a disabled account, which forbid all. */
  ban?: Ban | undefined;
}

/** The way to customer service beneath a deed that a restriction of the account forbids; nothing for anybody else. */
export function RestrictedService({ ban }: RestrictedServiceProps) {
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const forbids = (one: Restriction) => one === 'frozen' || one === 'disabled' || one === ban;
  return restrictions.some(forbids) ? <ContactService /> : null;
}
