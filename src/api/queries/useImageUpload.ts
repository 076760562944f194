import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fileReason,
  type ImageLimits,
  type ImageReason,
  imageReason,
} from '../../domain/uploads/imageReasons';
import type { UploadKind } from '../../domain/uploads/uploadsVocabulary';
import { type CompressedImage, compressImage, UnreadableImage } from '../../lib/compressImage';
import { imageTypeLength, imageTypeOf } from '../../lib/imageType';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../errors';
import { waitSecondsOf } from '../serverWaits';
import { uploadImage } from '../uploadImage';

/** Why an image was not sent: a rule, the server's refusal, or a failed call. */
export type ImageProblem =
  | { kind: Exclude<ImageReason, 'tooSmall'> }
  /** With its size in px. */
  | { kind: 'tooSmall'; width: number; height: number }
  | { kind: 'refused'; message: ServerMessage }
  /** Interrupted; `percent` has arrived. A retry continues from there, after the wait that the server asked for. */
  | {
      kind: 'interrupted';
      percent: number;
      why: Exclude<ApiErrorKind, 'refused'>;
      waitSeconds?: number | undefined;
    };

/** State of one image; `preview` is an object URL. */
export type UploadingImage =
  | { state: 'empty' }
  | { state: 'preparing' }
  | { state: 'uploading'; preview: string; progress: number }
  | { state: 'failed'; preview: string }
  | { state: 'done'; preview: string; uploadId: string };

export interface ImageUploading {
  image: UploadingImage;
  problem: ImageProblem | undefined;
  /** Compresses the image, removes its metadata and sends it. */
  choose: (file: File, limits: ImageLimits) => void;
  /** Stops, and discards the image. */
  cancel: () => void;
  /** Continues an interrupted upload. */
  retry: () => void;
}

/** The chosen image, kept only while this screen is open (decision 26). */
interface Held {
  blob: Blob;
  preview: string;
  id: string | undefined;
  /** Part that has arrived, from 0 to 1. */
  progress: number;
  /** Maximum bytes of a chunk. */
  maxBytes: number;
}

/** Chunk size in bytes after the first timeout or HTTP 413; halved after each further one, down to `min`. */
const smallChunk = { max: 128 * 1024, min: 16 * 1024 };

/** Uploads one image at a time: compressed, without metadata, in chunks. */
export function useImageUpload(kind: UploadKind): ImageUploading {
  const [image, setImage] = useState<UploadingImage>({ state: 'empty' });
  const [problem, setProblem] = useState<ImageProblem>();
  const held = useRef<Held>(undefined);
  const upload = useRef<AbortController>(undefined);

  const discard = useCallback(() => {
    upload.current?.abort();
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = undefined;
  }, []);
  useEffect(() => discard, [discard]);

  const fail = (reason: ImageProblem) => {
    setProblem(reason);
    setImage(held.current ? { state: 'failed', preview: held.current.preview } : { state: 'empty' });
  };

  const continueUpload = async () => {
    const sending = held.current;
    if (!sending) return;
    const { blob, preview } = sending;
    // Only one upload runs, however often the button is pressed.
    upload.current?.abort();
    upload.current = new AbortController();
    const { signal } = upload.current;
    setProblem(undefined);
    // Start at the progress reached before the interruption.
    setImage({ state: 'uploading', preview, progress: sending.progress });
    try {
      const uploadId = await uploadImage(blob, {
        kind,
        id: sending.id,
        signal,
        maxBytes: sending.maxBytes,
        onProgress: (now) => {
          Object.assign(sending, now);
          if (!signal.aborted) setImage({ state: 'uploading', preview, progress: now.progress });
        },
      });
      if (!signal.aborted) setImage({ state: 'done', preview, uploadId });
    } catch (cause) {
      if (signal.aborted) return;
      const error = cause instanceof ApiError ? cause : new ApiError('malformed', '', { cause });
      if (error.kind === 'timeout' || error.kind === 'tooLarge')
        sending.maxBytes = Math.max(smallChunk.min, Math.min(smallChunk.max, sending.maxBytes / 2));
      fail(problemOf(error, sending.progress));
    }
  };

  const choose = async (file: File, limits: ImageLimits) => {
    discard();
    setProblem(undefined);
    const mine = new AbortController();
    upload.current = mine;
    setImage({ state: 'preparing' });
    const prepared = await prepare(file, limits);
    if (mine.signal.aborted) return;
    if ('kind' in prepared) return fail(prepared);
    const { blob } = prepared;
    held.current = {
      blob,
      preview: URL.createObjectURL(blob),
      id: undefined,
      progress: 0,
      maxBytes: Number.POSITIVE_INFINITY,
    };
    await continueUpload();
  };

  const cancel = () => {
    discard();
    setProblem(undefined);
    setImage({ state: 'empty' });
  };

  return {
    image,
    problem,
    choose: (file, limits) => void choose(file, limits),
    cancel,
    retry: () => void continueUpload(),
  };
}

/** The compressed image, or why it can't be sent. Never rejects. */
async function prepare(file: File, limits: ImageLimits): Promise<CompressedImage | ImageProblem> {
  try {
    const type = await typeOf(file);
    const wrong = fileReason(type, limits);
    if (wrong) return { kind: wrong };
    // Browsers differ in whether they look at the content of a file of another type.
    const image = await compressImage(file.slice(0, file.size, type));
    const { blob, width, height } = image;
    const reason = imageReason({ size: blob.size, width, height }, limits);
    if (reason === 'tooSmall') return { kind: reason, width, height };
    return reason ? { kind: reason } : image;
  } catch (cause) {
    return { kind: cause instanceof UnreadableImage ? 'unreadable' : 'notPrepared' };
  }
}

/** The type of a file by its content; undefined if it is no image, or has gone since it was chosen. */
async function typeOf(file: File): Promise<string | undefined> {
  const beginning = await file
    .slice(0, imageTypeLength)
    .arrayBuffer()
    .catch(() => undefined);
  return beginning && imageTypeOf(new Uint8Array(beginning));
}

function problemOf(error: ApiError, progress: number): ImageProblem {
  const { kind, refusal } = error;
  if (kind === 'refused') return { kind: 'refused', message: refusal ?? { text: '' } };
  return {
    kind: 'interrupted',
    percent: Math.floor(progress * 100),
    why: kind,
    waitSeconds: waitSecondsOf(error),
  };
}
