/**
 * An unguessable token. Not `crypto.randomUUID`, which browsers offer only to pages that were loaded securely: phones on
 * the local network open the demo over plain HTTP.
 */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
