/** The bytes of a blob in Base64. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += partLength) {
    binary += String.fromCharCode(...bytes.subarray(at, at + partLength));
  }
  return btoa(binary);
}

const partLength = 8_192;
