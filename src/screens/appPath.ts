/**
 * A path of this app that a member is to be sent on to, out of a query: anyone can write a link with one. An address of
 * another site (`//host`, `/\host`) and the screens to sign in with are none.
 *
 * @param asked the query value, not to be trusted
 */
export function appPath(asked: string | null): string | undefined {
  const isPath = asked !== null && /^\/(?![/\\])/.test(asked) && !/^\/login(\/|$)/i.test(asked);
  return isPath ? asked : undefined;
}
