import { useSiteConfig } from '../../../api/queries/common';
import type { Restriction } from '../../../domain/vocabulary';
import { loadedData } from '../../../lib/loadable';
import { RestrictionNotice } from '../../../widgets/RestrictionNotice/RestrictionNotice';
import { ContactService } from './ContactService';

/** Which restrictions hold, what still works, and how to reach customer service (decision 17). */
export function MemberRestrictions({ restrictions }: { restrictions: readonly Restriction[] }) {
  const hours = loadedData(useSiteConfig())?.support?.hours;
  return <RestrictionNotice restrictions={restrictions} contact={<ContactService />} hours={hours} />;
}
