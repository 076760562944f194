/** Number of bytes needed to recognise an image type. */
export const signatureLength = 12;

/** `undefined` stands for any byte. */
type Signature = readonly (number | undefined)[];

const any = undefined;

const signatures = new Map<string, Signature>([
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // "RIFF", four bytes of length, "WEBP"
  ['image/webp', [0x52, 0x49, 0x46, 0x46, any, any, any, any, 0x57, 0x45, 0x42, 0x50]],
]);

/** Whether the first bytes match the image type. */
export function matchesSignature(contentType: string, bytes: Uint8Array): boolean {
  const signature = signatures.get(contentType);
  if (!signature || bytes.length < signatureLength) return false;
  return signature.every((byte, at) => byte === any || bytes[at] === byte);
}
