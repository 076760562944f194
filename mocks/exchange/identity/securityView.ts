import type { RawResponseOf } from '../../../src/api/contract/call';
import type { profile, security } from '../../../src/api/contract/security';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { avatarOf } from './avatar';

/** Which passwords a member has. */
export function securityView({ world }: Exchange, { account }: Member): RawResponseOf<typeof security> {
  const fundPassword = lookup(world.identity.fundPasswords, account);
  return {
    fundPasswordSet: fundPassword !== undefined,
    fundPasswordChangedAt: fundPassword && timestamp(fundPassword.changedAt),
  };
}

/** What the settings show of a member. */
export function profileView(exchange: Exchange, member: Member): RawResponseOf<typeof profile> {
  return { account: member.account, avatar: avatarOf(exchange, member) };
}
