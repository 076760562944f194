import { isWrapped } from './isWrapped';

/** What became of a share sheet. A member may close it. */
export type Shared = 'shared' | 'cancelled' | 'failed';

/** Whether this can be shared here. */
export const canShare = (data: ShareData): boolean => isWrapped() || navigator.canShare?.(data) === true;

/** Opens the share sheet of the phone. */
export function share(data: ShareData): Promise<Shared> {
  return sharedBy(async () => {
    if (!isWrapped()) return navigator.share(data);
    // A web view of Android can't share by itself.
    const { shareText } = await import('./wrappedShare');
    return shareText(data);
  });
}

/** What became of sharing by this function. */
export async function sharedBy(open: () => Promise<unknown>): Promise<Shared> {
  try {
    await open();
    return 'shared';
  } catch (cause) {
    return isCancelled(cause) ? 'cancelled' : 'failed';
  }
}

/** By the browser's error, or by the words of the plugin, which has no code for it. */
const isCancelled = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'AbortError' || cause.message === 'Share canceled');
