import type { UploadKind } from '../domain/uploads/uploadsVocabulary';
import { base64Of } from '../lib/base64';
import { type UploadState, uploadBegin, uploadChunk, uploadStatus } from './contract/uploads';
import { ApiError } from './errors';
import { dataOf } from './http';

export interface UploadOptions {
  kind: UploadKind;
  /** Id of an interrupted upload of the same image: continues it, as long as the server knows it. */
  id?: string | undefined;
  /** Maximum bytes of a chunk, for a connection on which the server's chunk size is too slow. */
  maxBytes?: number;
  signal: AbortSignal;
  /** Called at the start and after each chunk. `progress` from 0 to 1. */
  onProgress: (state: { id: string; progress: number }) => void;
}

/**
 * Sends an image in chunks (decision 26), and resolves with the id of the upload once all of it has arrived.
 *
 * @throws {ApiError} when a chunk fails; the chunks before it stay on the server and are not sent again
 */
export async function uploadImage(image: Blob, options: UploadOptions): Promise<string> {
  const { signal, onProgress, maxBytes = Number.POSITIVE_INFINITY } = options;
  let state = await resumeOrBegin(image, options);
  for (;;) {
    const { id, received, size, chunkSize } = state;
    onProgress({ id, progress: received / size });
    if (state.complete) return id;
    const data = await base64Of(image.slice(received, received + Math.min(chunkSize, maxBytes)));
    state = await dataOf(uploadChunk, { id, offset: received, data }, { signal });
    // No progress would be an endless loop.
    if (state.received <= received) throw new ApiError('malformed', uploadChunk.path);
  }
}

/** The state of the interrupted upload, or of a new one. */
async function resumeOrBegin(image: Blob, { kind, id, signal }: UploadOptions): Promise<UploadState> {
  const known =
    id === undefined
      ? undefined
      : // That the server has forgotten the upload is no refusal for the member.
        await dataOf(uploadStatus, { id }, { signal, quiet: true }).catch(unlessUnknown);
  return known ?? dataOf(uploadBegin, { kind, contentType: image.type, size: image.size }, { signal });
}

/** Undefined when the server does not know the upload any more, so that a new one begins. */
function unlessUnknown(cause: unknown): undefined {
  if (cause instanceof ApiError && cause.refusal?.key === 'keyMismatch') return undefined;
  throw cause;
}
