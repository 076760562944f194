/** Until the browser has surely taken the file, in ms. */
const keptMs = 60_000;

/**
 * Hands a file to the member: shared where the page runs in a phone's wrapper, which has no downloads, and downloaded
 * elsewhere. Resolves with whether it was handed over; a member may close the sheet of ways to share.
 */
export async function saveFile(name: string, type: string, content: BlobPart): Promise<boolean> {
  const file = new File([content], name, { type });
  const share = { files: [file], title: name };
  if (isWrapped() && navigator.canShare?.(share)) {
    return navigator.share(share).then(
      () => true,
      () => false,
    );
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return true;
}

const isWrapped = () =>
  (window as { Capacitor?: { isNativePlatform?: () => boolean } }).Capacitor?.isNativePlatform?.() === true;
