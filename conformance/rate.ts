import type { Member } from './client';
import { advance } from './clock';
import type { Run } from './run';

/** A server may refuse more than ten requests a second that move money. */
const most = 8;
const windowMs = 1_200;

const recent = new WeakMap<Member, number[]>();

/** Waits, or moves the clock, until another request that moves money is within the rate. */
export async function withinRate(run: Run, member: Member): Promise<void> {
  const now = performance.now();
  const sent = (recent.get(member) ?? []).filter((at) => at > now - windowMs);
  recent.set(member, sent);
  if (sent.length >= most) await nextSecond(run, member);
  recent.get(member)?.push(performance.now());
}

/** Lets a second pass for the member. */
export async function nextSecond(run: Run, member: Member): Promise<void> {
  if (run.adapter.advance) await advance(run, 1);
  else await new Promise((resolve) => setTimeout(resolve, windowMs));
  recent.set(member, []);
}
