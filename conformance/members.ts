import { account } from '../src/api/contract/account';
import type { ResponseOf } from '../src/api/contract/call';
import { login, register } from '../src/api/contract/login';
import type { Answer, Client, Member } from './client';
import { isDone, said } from './outcome';
import { NotTried, type Run } from './run';

const password = 'conform1';

/** Signs in; undefined if the server refuses, with its answer. */
export async function signIn(client: Client, credentials: { account: string; password: string }) {
  const answer = await client.send(login, credentials);
  return { answer, member: isDone(answer) ? memberOf(answer, credentials.password) : undefined };
}

/** Signs both members of the command in again, because the clock may have moved beyond the end of a session. */
export async function renewSessions({ client, main, other }: Run): Promise<void> {
  for (const each of other ? [main, other] : [main]) {
    const { member } = await signIn(client, each);
    if (member) each.headers = member.headers;
  }
}

/** Registers members with the invite code of another. */
export function registrar(client: Client, main: Member): () => Promise<Member> {
  let inviteCode: string | undefined;
  return async () => {
    inviteCode ??= await inviteCodeOf(client, main);
    const registration = { account: unusedAccount(), password, confirmPassword: password, inviteCode };
    const answer = await client.send(register, { ...registration });
    const member = isDone(answer) ? memberOf(answer, password) : undefined;
    if (!member) throw new NotTried(`a new member cannot register: ${said(answer)}`);
    return member;
  };
}

/** The invite code of a member. */
export async function inviteCodeOf(client: Client, member: Member): Promise<string> {
  const { body } = await client.send(account, {}, member);
  return String(Object(body?.data).inviteCode ?? '');
}

/** Ten digits that nobody has registered, most likely. */
export const unusedAccount = (): string =>
  `8${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;

function memberOf({ body }: Answer, ownPassword: string): Member {
  const data = Object(body?.data) as ResponseOf<typeof login>;
  const { token, isAdmin } = data;
  const headers = { token, account: data.account, ...(isAdmin && { 'is-admin': isAdmin }) };
  return { account: data.account, password: ownPassword, headers };
}
