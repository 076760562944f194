import type { Restriction } from '../../domain/vocabulary';
import { RestrictionNotice } from '../../widgets/account/RestrictionNotice/RestrictionNotice';
import { ContactService } from './ContactService';
import { useSupportHours } from './useSupportHours';

/** Which restrictions apply, what still works, and how to contact customer service (decision 17). */
export function MemberRestrictions({ restrictions }: { restrictions: readonly Restriction[] }) {
  const hours = useSupportHours();
  return <RestrictionNotice restrictions={restrictions} contact={<ContactService />} hours={hours} />;
}
