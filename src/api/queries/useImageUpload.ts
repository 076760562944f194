import { useEffect, useRef, useState } from 'react';
import { fileReason, type ImageLimits, type ImageReason, imageReason } from '../../domain/imageReasons';
import type { UploadKind } from '../../domain/vocabulary';
import { compressImage, UnreadableImage } from '../../lib/compressImage';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../errors';
import { uploadImage } from '../uploadImage';

/** Why an image has not been sent: a rule, the server's refusal, or no answer. */
export type ImageProblem =
  | { kind: ImageReason }
  | { kind: 'refused'; message: ServerMessage }
  /** `percent` that had arrived. It goes on from there. */
  | { kind: 'brokenOff'; percent: number; why: Exclude<ApiErrorKind, 'refused'> };

/** Where one image stands; `preview` is an object URL. */
export type UploadingImage =
  | { state: 'empty' }
  | { state: 'preparing' }
  | { state: 'uploading'; preview: string; progress: number }
  | { state: 'failed'; preview: string }
  | { state: 'done'; preview: string; uploadId: string };

export interface ImageUploading {
  image: UploadingImage;
  problem: ImageProblem | undefined;
  /** Makes it smaller, takes its metadata away and sends it. */
  choose: (file: File, limits: ImageLimits) => void;
  /** Stops, and forgets the image. */
  cancel: () => void;
  /** Goes on where it broke off. */
  retry: () => void;
}

/** The image that is at hand, while this screen is open and no longer (decision 26). */
interface Held {
  blob: Blob;
  preview: string;
  id: string | undefined;
  /** How much of it has arrived, from 0 to 1. */
  progress: number;
  /** Most bytes to send at once. */
  most: number;
}

/** What is sent at once after the first chunk that took too long, in bytes; half as much after each further one. */
const slowLine = { most: 128 * 1024, least: 16 * 1024 };

/** An image that is chosen, made smaller without its metadata, and sent in chunks; one at a time. */
export function useImageUpload(kind: UploadKind): ImageUploading {
  const [image, setImage] = useState<UploadingImage>({ state: 'empty' });
  const [problem, setProblem] = useState<ImageProblem>();
  const held = useRef<Held>(undefined);
  const under = useRef<AbortController>(undefined);

  const drop = () => {
    under.current?.abort();
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it drops stands in references
  useEffect(() => drop, []);

  const fail = (reason: ImageProblem) => {
    setProblem(reason);
    setImage(held.current ? { state: 'failed', preview: held.current.preview } : { state: 'empty' });
  };

  const sendOn = async () => {
    const sending = held.current;
    if (!sending) return;
    const { blob, preview } = sending;
    // One at a time, however often it is pressed.
    under.current?.abort();
    under.current = new AbortController();
    const { signal } = under.current;
    setProblem(undefined);
    // Where it broke off, so that nothing seems lost.
    setImage({ state: 'uploading', preview, progress: sending.progress });
    try {
      const uploadId = await uploadImage(blob, {
        ...{ kind, id: sending.id, signal, most: sending.most },
        onProgress: (now) => {
          Object.assign(sending, now);
          if (!signal.aborted) setImage({ state: 'uploading', preview, progress: now.progress });
        },
      });
      if (!signal.aborted) setImage({ state: 'done', preview, uploadId });
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.kind === 'timeout')
        sending.most = Math.max(slowLine.least, Math.min(slowLine.most, sending.most / 2));
      fail(problemOf(cause, sending.progress));
    }
  };

  const choose = async (file: File, limits: ImageLimits) => {
    drop();
    setProblem(undefined);
    const wrong = fileReason(file, limits);
    if (wrong) return fail({ kind: wrong });
    const mine = new AbortController();
    under.current = mine;
    setImage({ state: 'preparing' });
    const blob = await smaller(file);
    if (mine.signal.aborted) return;
    const reason = blob ? imageReason(blob, limits) : 'unreadable';
    if (!blob || reason) return fail({ kind: reason ?? 'unreadable' });
    held.current = {
      ...{ blob, preview: URL.createObjectURL(blob), id: undefined },
      ...{ progress: 0, most: Number.POSITIVE_INFINITY },
    };
    await sendOn();
  };

  const cancel = () => {
    drop();
    setProblem(undefined);
    setImage({ state: 'empty' });
  };

  return {
    image,
    problem,
    choose: (file, limits) => void choose(file, limits),
    cancel,
    retry: () => void sendOn(),
  };
}

/** The image as it is sent; undefined when it can't be read. */
async function smaller(file: File): Promise<Blob | undefined> {
  try {
    return await compressImage(file);
  } catch (cause) {
    if (cause instanceof UnreadableImage) return undefined;
    throw cause;
  }
}

function problemOf({ kind, refusal }: ApiError, progress: number): ImageProblem {
  if (kind === 'refused') return { kind: 'refused', message: refusal ?? { text: '' } };
  return { kind: 'brokenOff', percent: Math.floor(progress * 100), why: kind };
}
