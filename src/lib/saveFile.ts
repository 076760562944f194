import { isWrapped } from './isWrapped';
import { type Shared, sharedBy } from './share';

/** Time until the object URL is revoked, ms: by then the browser has read the file. */
const keptMs = 60_000;

/** What became of a file: where it is shared, a member may close the share sheet. */
export type Saved = 'saved' | Exclude<Shared, 'shared'>;

/** Saves a file: by the share sheet in the native wrapper, which has no downloads, and as a download elsewhere. */
export async function saveFile(name: string, type: string, content: BlobPart): Promise<Saved> {
  const file = new File([content], name, { type });
  if (isWrapped()) {
    const shared = await sharedBy(async () => (await import('./wrappedShare')).shareFile(file));
    return shared === 'shared' ? 'saved' : shared;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return 'saved';
}
