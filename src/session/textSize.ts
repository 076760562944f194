import { readStored, writeStored } from './deviceStorage';

/** Text sizes to choose from, in percent. */
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/** A text size in percent. */
export type TextSize = (typeof textSizes)[number];

/** The member's text size in percent, stored on the device; null follows the device's text size. */
export const storedTextSize = {
  key: 'textSize',
  read: (): TextSize | null => {
    const stored = readStored('textSize');
    return textSizes.find((size) => size === stored) ?? null;
  },
  write: (value: TextSize | null) => writeStored('textSize', value),
};
