/**
 * Where a member goes after signing in: what `to` asks for when it is a path of this app, else home. An address of
 * another site (`//host`, `/\host`) and the screens to sign in with are refused.
 *
 * @param to the query value, not to be trusted: anyone can write a link with it
 */
export function returnPath(to: string | null): string {
  const isPath = to !== null && /^\/(?![/\\])/.test(to) && !/^\/login(\/|$)/i.test(to);
  return isPath ? to : '/home/index';
}
