import * as v from 'valibot';
import { uploadKinds } from '../../domain/vocabulary';
import { defineCall } from './call';
import { count, integer, listOf, moment, text } from './scalars';

/** What may be uploaded; to be named to the member before choosing (decision 26). */
export const uploadRules = defineCall({
  path: '/upload/Rules',
  request: v.object({}),
  response: v.object({
    /** Media types that are taken, such as `image/jpeg`. */
    contentTypes: listOf(text),
    /** Largest image, in bytes. */
    maxSize: count,
    /** Bytes in a chunk; the last one may be smaller. */
    chunkSize: v.pipe(count, v.minValue(1)),
    /** Hours after its beginning in which an upload can be finished and used. */
    lifetimeHours: count,
  }),
});

/** How far an upload has come. It is continued at `received`. */
export const uploadState = v.object({
  id: text,
  /** What the image is for. */
  kind: v.picklist(uploadKinds),
  /** Of the whole image, in bytes. */
  size: count,
  /** Bytes that have arrived, without a gap from the beginning. */
  received: count,
  /** Whether all have arrived. */
  complete: v.boolean(),
  /** Most bytes in a chunk. */
  chunkSize: v.pipe(count, v.minValue(1)),
  /** Until when it can be finished and used. */
  expiresAt: moment,
});
export type UploadState = v.InferOutput<typeof uploadState>;

/** Begins an upload. Refuses with `uploadFailed`: a type that is not taken, no byte at all, or too large. */
export const uploadBegin = defineCall({
  path: '/upload/Begin',
  request: v.object({
    /** What the image is for; it can be used for nothing else. */
    kind: v.picklist(uploadKinds),
    /** Media type of the image. */
    contentType: v.string(),
    /** Of the whole image, in bytes. */
    size: integer,
  }),
  response: uploadState,
});

/**
 * Adds the bytes at `offset`. What came before may come again: it changes nothing, so a chunk whose answer was lost is
 * simply repeated. Refuses with `keyMismatch` (an upload that is unknown, expired or another's) and `uploadFailed` (an
 * offset that leaves a gap or splits what came before, a chunk that is empty or too large, a first chunk that is not
 * the beginning of such an image).
 */
export const uploadChunk = defineCall({
  path: '/upload/Chunk',
  request: v.object({
    /** Id of the upload. */
    id: v.string(),
    /** Where these bytes belong, counted from 0. */
    offset: integer,
    /** The bytes in Base64. */
    data: v.string(),
  }),
  response: uploadState,
});

/** Where to continue an upload that broke off. Refuses with `keyMismatch`. */
export const uploadStatus = defineCall({
  path: '/upload/Status',
  request: v.object({
    /** Id of an upload. */
    id: v.string(),
  }),
  response: uploadState,
});
