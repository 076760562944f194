import { fundPasswordFault, loginPasswordFault } from '../../../src/domain/settings/passwordRules';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { requireFundPassword, requireLoginPassword } from './passwordTries';

interface Change {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Sets the fund password for the first time: six digits that are not easy to guess. Requires the login password. */
export function setFundPassword(
  exchange: Exchange,
  member: Member,
  { loginPassword, ...request }: Omit<Change, 'oldPassword'> & { loginPassword: string },
): void {
  requireFilledIn({ ...request, oldPassword: loginPassword });
  requireLoginPassword(exchange, member, { typed: loginPassword, wrong: 'wrongOriginalPassword' });
  requireNewPassword(request, (password) => fundPasswordFault(password, member.account));
  if (fundPasswordOf(exchange, member) !== undefined) throw new Refusal('parameterError');
  storeFundPassword(exchange, member, request.newPassword);
}

/** Changes the fund password. */
export function changeFundPassword(exchange: Exchange, member: Member, change: Change): void {
  requireFilledIn(change);
  requireFundPassword(exchange, member, { typed: change.oldPassword, wrong: 'wrongOriginalPassword' });
  requireNewPassword(change, (password) => fundPasswordFault(password, member.account));
  storeFundPassword(exchange, member, change.newPassword);
}

/** Changes the login password and ends all other sessions of the member, except the one with this token. */
export function changeLoginPassword(
  exchange: Exchange,
  member: Member,
  change: Change,
  token: string | null,
): void {
  const { sessions } = exchange.world;
  requireFilledIn(change);
  requireLoginPassword(exchange, member, { typed: change.oldPassword, wrong: 'wrongOriginalPassword' });
  requireNewPassword(change, loginPasswordFault);
  member.password = change.newPassword;
  for (const [other, { account }] of Object.entries(sessions)) {
    if (account === member.account && other !== token) delete sessions[other];
  }
}

/** The member's fund password; undefined if none is set. */
export function fundPasswordOf({ world }: Exchange, { account }: Member): string | undefined {
  return lookup(world.identity.fundPasswords, account)?.password;
}

function storeFundPassword({ world, now }: Exchange, { account }: Member, password: string): void {
  setEntry(world.identity.fundPasswords, account, {
    password,
    changedAt: now,
    wrongTries: 0,
    waitsUntil: null,
  });
}

function requireFilledIn({ oldPassword, newPassword, confirmPassword }: Change): void {
  if ([oldPassword, newPassword, confirmPassword].includes('')) throw new Refusal('passwordEmpty');
}

/** Requires equal entries of the new password and the password rules. */
function requireNewPassword(
  { newPassword, confirmPassword }: Omit<Change, 'oldPassword'>,
  faultOf: (password: string) => string | undefined,
): void {
  if (newPassword !== confirmPassword) throw new Refusal('passwordsDiffer');
  if (faultOf(newPassword) !== undefined) throw new Refusal('parameterError');
}
