import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';

/** Invite code of the house: with it anyone registers who knows no member. */
export const houseInviteCode = 'ITAYOSE1';

interface Registration {
  account: string;
  password: string;
  inviteCode: string;
}

/** Takes in a new member (specification 5): ten digits, a password of 8 or more letters and digits, an inviter. */
export function register(exchange: Exchange, { account, password, inviteCode }: Registration): Member {
  const { members } = exchange.world;
  if (!/^\d{10}$/.test(account)) throw new Refusal('accountNotTenDigits');
  const present = lookup(members, account);
  if (present)
    throw new Refusal(present.restrictions.includes('disabled') ? 'accountExists' : 'numberRegistered');
  if (!/^[A-Za-z0-9]{8,}$/.test(password)) throw new Refusal('registrationFailed');
  const code = inviteCode.trim().toUpperCase();
  const invited =
    code === houseInviteCode || Object.values(members).some((member) => member.inviteCode === code);
  if (!invited) throw new Refusal('inviterNotFound');
  const member: Member = {
    account,
    password,
    inviteCode: `M${(exchange.world.nextNumber++).toString().padStart(6, '0')}`,
    invitedBy: code,
    registeredAt: exchange.now,
    verification: 'unverified',
    creditScore: 100,
    restrictions: [],
    watchlist: {},
    recentCalls: [],
    requests: {},
  };
  members[account] = member;
  return member;
}
