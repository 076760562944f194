import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';

/** Keeps which version of the agreement a member has agreed to, and since when: the same version again changes nothing. */
export function recordAgreement({ now }: Exchange, member: Member, version: string | null | undefined): void {
  if (version == null || member.agreement?.version === version) return;
  member.agreement = { version, agreedAt: now };
}

/** What the member agreed to last, as it is sent. */
export const agreementView = ({ agreement }: Member) =>
  agreement && { version: agreement.version, agreedAt: timestamp(agreement.agreedAt) };
