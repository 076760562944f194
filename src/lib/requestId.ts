/**
 * A random id of 32 hexadecimal digits. Not `crypto.randomUUID`, which needs a secure context: phones on the local
 * network use a development server over plain HTTP.
 */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
