/** Upload limits, as sent by the server. */
export interface ImageLimits {
  /** Media types, such as `image/jpeg`. */
  contentTypes: readonly string[];
  /** In bytes. */
  maxSize: number;
}

/** Why an image can't be sent. */
export type ImageReason = 'otherType' | 'unreadable' | 'tooLarge';

/** Why a chosen file is refused at once: its type. Its size is checked after compression. */
export function fileReason({ type }: { type: string }, limits: ImageLimits): ImageReason | undefined {
  return limits.contentTypes.includes(type) ? undefined : 'otherType';
}

/** Why a compressed image is refused: it is still too large. */
export function imageReason({ size }: { size: number }, limits: ImageLimits): ImageReason | undefined {
  return size > limits.maxSize ? 'tooLarge' : undefined;
}
