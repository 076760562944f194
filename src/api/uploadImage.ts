import type { UploadKind } from '../domain/vocabulary';
import { base64Of } from '../lib/base64';
import type { Call, RequestOf, ResponseOf } from './contract/call';
import { type UploadState, uploadBegin, uploadChunk, uploadStatus } from './contract/uploads';
import { ApiError } from './errors';
import { dataOf } from './http';

export interface UploadOptions {
  kind: UploadKind;
  /** Id of an upload of the same image that broke off: it goes on where it stopped, as long as the server knows it. */
  id?: string | undefined;
  /** Most bytes to send at once, for a line on which the server's chunks take too long. */
  most?: number;
  signal: AbortSignal;
  /** Told when it has begun and after each chunk. `progress` from 0 to 1. */
  onProgress: (state: { id: string; progress: number }) => void;
}

/**
 * Sends an image in chunks (decision 26), and resolves with the id of the upload once all of it has arrived.
 *
 * @throws {ApiError} when a chunk did not get through; what had arrived stays, and is not sent again
 */
export async function uploadImage(image: Blob, options: UploadOptions): Promise<string> {
  const { signal, onProgress, most = Number.POSITIVE_INFINITY } = options;
  let state = await beginning(image, options);
  for (;;) {
    const { id, received, size, chunkSize } = state;
    onProgress({ id, progress: received / size });
    if (state.complete) return id;
    const data = await base64Of(image.slice(received, received + Math.min(chunkSize, most)));
    state = await ask(uploadChunk, { id, offset: received, data }, signal);
    // It would go on for ever.
    if (state.received <= received) throw new ApiError('malformed', uploadChunk.path);
  }
}

/** Where to go on: what has arrived of it before, or the beginning. */
async function beginning(image: Blob, { kind, id, signal }: UploadOptions): Promise<UploadState> {
  const known = id === undefined ? undefined : await ask(uploadStatus, { id }, signal).catch(unlessUnknown);
  return known ?? ask(uploadBegin, { kind, contentType: image.type, size: image.size }, signal);
}

/** The server has forgotten it: it begins anew. */
function unlessUnknown(cause: unknown): undefined {
  if (cause instanceof ApiError && cause.refusal?.key === 'keyMismatch') return undefined;
  throw cause;
}

/** A call whose refusal is told beside the image, not as a toast. */
const ask = <C extends Call>(call: C, payload: RequestOf<C>, signal: AbortSignal): Promise<ResponseOf<C>> =>
  dataOf(call, payload, { signal, quiet: true });
