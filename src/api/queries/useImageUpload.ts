import { useEffect, useRef, useState } from 'react';
import { fileReason, type ImageLimits, type ImageReason, imageReason } from '../../domain/imageReasons';
import type { UploadKind } from '../../domain/vocabulary';
import { compressImage, UnreadableImage } from '../../lib/compressImage';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../errors';
import { waitSecondsOf } from '../serverWaits';
import { uploadImage } from '../uploadImage';

/** Why an image was not sent: a rule, the server's refusal, or a failed call. */
export type ImageProblem =
  | { kind: ImageReason }
  | { kind: 'refused'; message: ServerMessage }
  /** Interrupted; `percent` has arrived. A retry continues from there, after the wait that the server asked for. */
  | {
      kind: 'brokenOff';
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

  const discard = () => {
    upload.current?.abort();
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs only
  useEffect(() => discard, []);

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
        ...{ kind, id: sending.id, signal, maxBytes: sending.maxBytes },
        onProgress: (now) => {
          Object.assign(sending, now);
          if (!signal.aborted) setImage({ state: 'uploading', preview, progress: now.progress });
        },
      });
      if (!signal.aborted) setImage({ state: 'done', preview, uploadId });
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.kind === 'timeout' || cause.kind === 'tooLarge')
        sending.maxBytes = Math.max(smallChunk.min, Math.min(smallChunk.max, sending.maxBytes / 2));
      fail(problemOf(cause, sending.progress));
    }
  };

  const choose = async (file: File, limits: ImageLimits) => {
    discard();
    setProblem(undefined);
    const wrong = fileReason(file, limits);
    if (wrong) return fail({ kind: wrong });
    const mine = new AbortController();
    upload.current = mine;
    setImage({ state: 'preparing' });
    const blob = await compressed(file);
    if (mine.signal.aborted) return;
    const reason = blob ? imageReason(blob, limits) : 'unreadable';
    if (!blob || reason) return fail({ kind: reason ?? 'unreadable' });
    held.current = {
      ...{ blob, preview: URL.createObjectURL(blob), id: undefined },
      ...{ progress: 0, maxBytes: Number.POSITIVE_INFINITY },
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

/** The compressed image; undefined when it can't be read. */
async function compressed(file: File): Promise<Blob | undefined> {
  try {
    return await compressImage(file);
  } catch (cause) {
    if (cause instanceof UnreadableImage) return undefined;
    throw cause;
  }
}

function problemOf(error: ApiError, progress: number): ImageProblem {
  const { kind, refusal } = error;
  if (kind === 'refused') return { kind: 'refused', message: refusal ?? { text: '' } };
  return {
    ...{ kind: 'brokenOff', percent: Math.floor(progress * 100), why: kind },
    waitSeconds: waitSecondsOf(error),
  };
}
