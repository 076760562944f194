import type { Adapter } from './adapter';
import type { Client, Member } from './client';
import type { Documented } from './documented';
import type { Report } from './report';

/** What all checks of a run share. */
export interface Run {
  client: Client;
  report: Report;
  document: Documented;
  adapter: Adapter;
  /** The member of the command. */
  main: Member;
  /** Number of simultaneous requests with one id. */
  simultaneous: number;
  /** A second member, who has no records. Undefined if nobody can register. */
  other: Member | undefined;
  /** Registers a member without records. Throws `NotTried` if the server refuses. */
  newMember: () => Promise<Member>;
  /** A member's available balance, in yen. */
  funds: (member: Member) => Promise<number>;
}

/** A check that cannot be made, and why. */
export class NotTried extends Error {
  override name = 'NotTried';
}
