import type { Restriction } from '../../../domain/vocabulary';
import { RestrictionNotice } from '../../../widgets/RestrictionNotice/RestrictionNotice';
import { useSupportHours } from '../../useSupportHours';
import { ContactService } from './ContactService';

/** Which restrictions apply, what still works, and how to contact customer service (decision 17). */
export function MemberRestrictions({ restrictions }: { restrictions: readonly Restriction[] }) {
  const hours = useSupportHours();
  return <RestrictionNotice restrictions={restrictions} contact={<ContactService />} hours={hours} />;
}
