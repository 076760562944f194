import * as v from 'valibot';
import { uploadKinds } from '../../domain/uploads/uploadsVocabulary';
import { defineCall } from './call';
import { count, integer, listOf, moment, text } from './scalars';

/** Upload limits, shown to the member before a file is chosen (decision 26). */
export const uploadRules = defineCall({
  path: '/upload/Rules',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** Accepted media types, such as `image/jpeg`. */
    contentTypes: listOf(text),
    /** Largest image, in bytes. */
    maxSize: count,
    /** Bytes in a chunk; the last one may be smaller. */
    chunkSize: v.pipe(count, v.minValue(1)),
    /** Hours after the start in which an upload can be finished and used. */
    lifetimeHours: count,
  }),
});

/** State of an upload. It continues at `received`. */
export const uploadState = v.object({
  id: text,
  /** Purpose of the image. */
  kind: v.picklist(uploadKinds),
  /** Size of the whole image, in bytes. */
  size: count,
  /** Bytes received, without a gap from the beginning. */
  received: count,
  /** Whether all bytes have arrived. */
  complete: v.boolean(),
  /** Maximum bytes in a chunk. */
  chunkSize: v.pipe(count, v.minValue(1)),
  /** Until when it can be finished and used. */
  expiresAt: moment,
});
export type UploadState = v.InferOutput<typeof uploadState>;

/** Begins an upload. Refuses with `uploadFailed`: an unaccepted type, an empty image, or one that is too large. */
export const uploadBegin = defineCall({
  path: '/upload/Begin',
  request: v.object({
    /** Purpose of the image; it can be used for nothing else. */
    kind: v.picklist(uploadKinds),
    /** Media type of the image. */
    contentType: v.string(),
    /** Size of the whole image, in bytes. */
    size: integer,
  }),
  response: uploadState,
});

/**
 * Adds the bytes at `offset`. Bytes received before may be sent again without effect, so a chunk whose answer was lost
 * can simply be repeated. Refuses with `keyMismatch` (an upload that is unknown, expired or another member's) and
 * `uploadFailed` (an offset that leaves a gap or splits a received chunk, a chunk that is empty or too large, a first
 * chunk that is not the beginning of such an image).
 */
export const uploadChunk = defineCall({
  path: '/upload/Chunk',
  request: v.object({
    /** Id of the upload. */
    id: v.string(),
    /** Position of these bytes, from 0. */
    offset: integer,
    /** The bytes in Base64. */
    data: v.string(),
  }),
  response: uploadState,
});

/** Where to continue an interrupted upload. Refuses with `keyMismatch`. */
export const uploadStatus = defineCall({
  path: '/upload/Status',
  request: v.object({
    /** Id of an upload. */
    id: v.string(),
  }),
  response: uploadState,
});
