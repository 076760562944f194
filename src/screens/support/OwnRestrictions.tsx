import { useAccount } from '../../api/queries/account';
import type { Restriction } from '../../domain/vocabulary';
import { loadedData } from '../../lib/loadable';
import { MemberRestrictions } from './MemberRestrictions';

/** The restrictions of the member that concern a screen; nothing while the account is not loaded. */
export function OwnRestrictions({ concerning }: { concerning: readonly Restriction[] }) {
  const own = loadedData(useAccount())?.restrictions ?? [];
  return <MemberRestrictions restrictions={own.filter((restriction) => concerning.includes(restriction))} />;
}
