/** What may be uploaded, as the server tells it. */
export interface ImageLimits {
  /** Media types, such as `image/jpeg`. */
  contentTypes: readonly string[];
  /** In bytes. */
  maxSize: number;
}

/** Why an image can't be sent. */
export type ImageReason = 'otherType' | 'unreadable' | 'tooLarge';

/** Why a chosen file is refused before anything is sent: it is of another type. Its size is judged once it is smaller. */
export function fileReason({ type }: { type: string }, limits: ImageLimits): ImageReason | undefined {
  return limits.contentTypes.includes(type) ? undefined : 'otherType';
}

/** Why an image that has been made smaller is refused: it still is too large. */
export function imageReason({ size }: { size: number }, limits: ImageLimits): ImageReason | undefined {
  return size > limits.maxSize ? 'tooLarge' : undefined;
}
