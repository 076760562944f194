/** Limits of an image: those that the server sends, and what the image is for. */
export interface ImageLimits {
  /** Media types, such as `image/jpeg`. */
  contentTypes: readonly string[];
  /** In bytes. */
  maxSize: number;
  /** Shorter side of the chosen image in px, at least; any when absent. */
  minSide?: number | undefined;
}

/** A shorter side of a document or a receipt, in px, at which its small print can be read. */
export const readableSide = 600;

/** Limits of a photo in which something must be read. */
export const readableLimits = <Limits extends ImageLimits>(limits: Limits): Limits => ({
  ...limits,
  minSide: readableSide,
});

/** Why an image can't be sent. */
export type ImageReason = 'otherType' | 'heic' | 'unreadable' | 'notPrepared' | 'tooSmall' | 'tooLarge';

/**
 * Why a chosen file is refused at once: its type.
 *
 * @param type by its content; undefined when that is no image
 */
export function fileReason(
  type: string | undefined,
  limits: ImageLimits,
): 'unreadable' | 'heic' | 'otherType' | undefined {
  if (type === undefined) return 'unreadable';
  if (limits.contentTypes.includes(type)) return undefined;
  return type === 'image/heic' ? 'heic' : 'otherType';
}

/** An image that is prepared for sending. */
export interface PreparedSize {
  /** Of the compressed image, in bytes. */
  size: number;
  /** Of the chosen image, in px. */
  width: number;
  height: number;
}

/** Why a prepared image is refused: its small print can't be read, or it is too large even after compression. */
export function imageReason(
  { size, width, height }: PreparedSize,
  { maxSize, minSide = 0 }: ImageLimits,
): 'tooSmall' | 'tooLarge' | undefined {
  if (Math.min(width, height) < minSide) return 'tooSmall';
  return size > maxSize ? 'tooLarge' : undefined;
}
