/** The bytes of a blob in Base64. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  // In parts: the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += partLength) {
    binary += String.fromCharCode(...bytes.subarray(at, at + partLength));
  }
  return btoa(binary);
}

const partLength = 8_192;
