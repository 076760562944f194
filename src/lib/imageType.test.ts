import { expect, it } from 'vitest';
import { imageTypeOf } from './imageType';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a\x01\0', 'image/gif'],
  ['BM\x46\0\0\0\0\0\0\0\x36', 'image/bmp'],
  ['II*\0\x08\0\0\0', 'image/tiff'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'image/avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
])('%j is %s', (beginning, type) => {
  expect(imageTypeOf(bytesOf(beginning))).toBe(type);
});

it.each(['', 'no image', '\xff\xd8', 'RIFF\x24\0\0\0WAVE', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2', '<svg/>'])(
  '%j is no image',
  (beginning) => {
    expect(imageTypeOf(bytesOf(beginning))).toBeUndefined();
  },
);
