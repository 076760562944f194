import type { RawResponseOf } from '../../../src/api/contract/call';
import type { profile, security } from '../../../src/api/contract/settings';
import type { Exchange } from '../exchange';
import type { FundPassword } from '../identity/records';
import { fundPasswordLimit } from '../identity/rules';
import { lookup } from '../lookup';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { avatarOf } from './avatar';

/** Which passwords a member has set. */
export function securityView({ world, now }: Exchange, { account }: Member): RawResponseOf<typeof security> {
  const fundPassword = lookup(world.identity.fundPasswords, account);
  return {
    fundPasswordSet: fundPassword !== undefined,
    fundPasswordChangedAt: fundPassword && timestamp(fundPassword.changedAt),
    fundPasswordTries: fundPassword && triesView(fundPassword, now),
  };
}

/** Undefined without wrong attempts, or once the wait is over. */
function triesView({ wrongTries, waitsUntil }: FundPassword, now: number) {
  if (wrongTries === 0 || (waitsUntil !== null && waitsUntil <= now)) return undefined;
  return {
    left: fundPasswordLimit.tries - wrongTries,
    waitMinutes: fundPasswordLimit.waitMinutes,
    waitsUntil: waitsUntil === null ? undefined : timestamp(waitsUntil),
  };
}

/** The member's profile for the settings. */
export function profileView(exchange: Exchange, member: Member): RawResponseOf<typeof profile> {
  return { account: member.account, avatar: avatarOf(exchange, member) };
}
