import { isFundPassword, isLoginPassword } from '../../../src/domain/passwordRules';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';

interface Change {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Sets the fund password for the first time: six digits. The login password shows that it is the member. */
export function setFundPassword(
  exchange: Exchange,
  member: Member,
  { loginPassword, ...wish }: Omit<Change, 'oldPassword'> & { loginPassword: string },
): void {
  requireChange({ ...wish, oldPassword: loginPassword }, member.password, isFundPassword);
  if (fundPasswordOf(exchange, member) !== undefined) throw new Refusal('parameterError');
  keepFundPassword(exchange, member, wish.newPassword);
}

/** Changes the fund password. */
export function changeFundPassword(exchange: Exchange, member: Member, change: Change): void {
  requireChange(change, fundPasswordOf(exchange, member), isFundPassword);
  keepFundPassword(exchange, member, change.newPassword);
}

/** Changes the login password and ends all sessions of the member but the one with this token. */
export function changeLoginPassword(
  { world }: Exchange,
  member: Member,
  change: Change,
  token: string | null,
): void {
  requireChange(change, member.password, isLoginPassword);
  member.password = change.newPassword;
  for (const [other, { account }] of Object.entries(world.sessions)) {
    if (account === member.account && other !== token) delete world.sessions[other];
  }
}

/** The member's fund password; undefined while none has been set. */
export function fundPasswordOf({ world }: Exchange, { account }: Member): string | undefined {
  return lookup(world.identity.fundPasswords, account)?.password;
}

function keepFundPassword({ world, now }: Exchange, { account }: Member, password: string): void {
  setEntry(world.identity.fundPasswords, account, { password, changedAt: now });
}

/** Nothing empty, the present password right, the new one the same twice and of the right form. */
function requireChange(
  { oldPassword, newPassword, confirmPassword }: Change,
  present: string | undefined,
  isWellFormed: (password: string) => boolean,
): void {
  if ([oldPassword, newPassword, confirmPassword].includes('')) throw new Refusal('passwordEmpty');
  if (oldPassword !== present) throw new Refusal('wrongOriginalPassword');
  if (newPassword !== confirmPassword) throw new Refusal('passwordsDiffer');
  if (!isWellFormed(newPassword)) throw new Refusal('parameterError');
}
