/** Time until the object URL is revoked, ms: by then the browser has read the file. */
const keptMs = 60_000;

/**
 * Saves a file: by the share sheet in the native wrapper, which has no downloads, and as a download elsewhere. Resolves
 * with whether it was saved; a member may close the share sheet.
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
