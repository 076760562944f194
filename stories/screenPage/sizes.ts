import { thumbnailSize } from '../map/thumbnails';

/** In css px. */
export interface Size {
  width: number;
  height: number;
}

/** The widths at which pictures are compared: the narrowest phone, a common phone, the full width of the drawing. */
export const screenWidths = [320, 390, 750] as const;
export type ScreenWidth = (typeof screenWidths)[number];

/** The width of the thumbnails. */
export const commonWidth: ScreenWidth = 390;

export const screenHeight = 844;

/** How much smaller than on the phone a state is drawn: at most as wide as a thumbnail, so that three fit side by side. */
export const scaleOf = (width: ScreenWidth) => Math.min(0.5, thumbnailSize.width / width);
