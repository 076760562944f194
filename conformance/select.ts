import { allCalls } from '../reference/allCalls';
import type { Call } from '../src/api/contract/call';
import { BadInput } from './badInput';

/** Calls whose sample moves the clock by days. */
const last = ['/ipo/Pay', '/lockUp/Redeem', '/signIn/ClaimReward'];

const selects = (part: string, path: string) => path === part || path.startsWith(`/${part}/`);

/**
 * The calls of a selection, in the order of the checks. Throws `BadInput` for a part that selects none.
 *
 * @param only areas such as `trade`, or paths such as `/trade/Open`; all calls if absent
 */
export function selectCalls(only: readonly string[] | undefined): Call[] {
  const unknown = only?.find((part) => !allCalls.some(({ path }) => selects(part, path)));
  if (unknown !== undefined) throw new BadInput(`--only ${unknown} selects no call of the contract.`);
  const calls = only ? allCalls.filter(({ path }) => only.some((part) => selects(part, path))) : allCalls;
  return [...calls].sort((one, other) => last.indexOf(one.path) - last.indexOf(other.path));
}
