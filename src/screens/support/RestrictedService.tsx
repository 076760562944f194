import { useAccount } from '../../api/queries/account';
import type { Ban } from '../../domain/account/accountReasons';
import type { Restriction } from '../../domain/account/accountVocabulary';
import { loadedData } from '../../lib/loadable';
import { ContactService } from './ContactService';

interface RestrictedServiceProps {
  /** The restriction that forbids this action, in addition to a frozen or disabled account, which forbid all. */
  ban?: Ban | undefined;
}

/** A link to customer service below an action that a restriction forbids. Renders nothing for other members. */
export function RestrictedService({ ban }: RestrictedServiceProps) {
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const forbids = (one: Restriction) => one === 'frozen' || one === 'disabled' || one === ban;
  return restrictions.some(forbids) ? <ContactService /> : null;
}
