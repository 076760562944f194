import { startingCreditScore } from '../../../src/domain/rewards/creditScore';
import { isLoginPassword } from '../../../src/domain/settings/passwordRules';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { recordReferral } from '../rewards/referrals';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { recordAgreement } from './agreement';
import { requireCredentials } from './requireCredentials';

/** The broker's invite code, for members without an inviter. */
export const brokerInviteCode = 'ITAYOSE1';

interface Registration {
  account: string;
  password: string;
  /** Repeated password, if sent. */
  confirmPassword?: string | null | undefined;
  inviteCode: string;
  agreedVersion?: string | null | undefined;
}

/**
 * Registers a new member (specification 5): ten digits, a password of at least 8 letters and digits, and an inviter.
 */
export function register(exchange: Exchange, registration: Registration): Member {
  const { account, password, confirmPassword, inviteCode } = registration;
  const { members } = exchange.world;
  requireCredentials(account, password);
  if (confirmPassword != null && confirmPassword !== password) throw new Refusal('passwordsDiffer');
  if (!/^\d{10}$/.test(account)) throw new Refusal('accountNotTenDigits');
  const present = lookup(members, account);
  if (present)
    throw new Refusal(present.restrictions.includes('disabled') ? 'accountExists' : 'numberRegistered');
  if (!isLoginPassword(password)) throw new Refusal('registrationFailed');
  const code = inviteCode.trim().toUpperCase();
  const invited =
    code === brokerInviteCode || Object.values(members).some((member) => member.inviteCode === code);
  if (!invited) throw new Refusal('inviterNotFound');
  const member: Member = {
    account,
    password,
    inviteCode: `M${(exchange.world.nextNumber++).toString().padStart(6, '0')}`,
    invitedBy: code,
    registeredAt: exchange.now,
    verification: 'unverified',
    creditScore: startingCreditScore,
    restrictions: [],
    agreement: null,
    watchlist: {},
    recentCalls: [],
  };
  recordAgreement(exchange, member, registration.agreedVersion);
  setEntry(members, account, member);
  recordReferral(exchange, member);
  return member;
}
