/**
 * A random id, 32 hexadecimal digits. `crypto.randomUUID` exists in secure contexts alone, and a phone on the local
 * network reaches a development server over plain HTTP.
 */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
