import { useAccount } from '../../api/queries/account';
import type { Restriction } from '../../domain/account/accountVocabulary';
import { loadedData } from '../../lib/loadable';
import { RestrictionNotice } from '../../widgets/account/RestrictionNotice/RestrictionNotice';
import { ContactService } from './ContactService';
import { useSupportHours } from './useSupportHours';

/** Which restrictions apply, what still works, and how to contact customer service (decision 17). */
export function MemberRestrictions({ restrictions }: { restrictions: readonly Restriction[] }) {
  const hours = useSupportHours();
  return <RestrictionNotice restrictions={restrictions} contact={<ContactService />} hours={hours} />;
}

/** The restrictions of the member that concern a screen; nothing while the account is not loaded. */
export function OwnRestrictions({ concerning }: { concerning: readonly Restriction[] }) {
  const own = loadedData(useAccount())?.restrictions ?? [];
  return <MemberRestrictions restrictions={own.filter((restriction) => concerning.includes(restriction))} />;
}
