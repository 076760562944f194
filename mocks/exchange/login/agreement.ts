import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';

/** Stores the version of the agreement that a member accepted, and when. The same version again changes nothing. */
export function recordAgreement({ now }: Exchange, member: Member, version: string | null | undefined): void {
  if (version == null || member.agreement?.version === version) return;
  member.agreement = { version, agreedAt: now };
}

/** The latest accepted agreement, as sent to the member. */
export const agreementView = ({ agreement }: Member) =>
  agreement && { version: agreement.version, agreedAt: timestamp(agreement.agreedAt) };
