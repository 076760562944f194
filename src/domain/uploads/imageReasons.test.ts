import { expect, it } from 'vitest';
import { fileReason, imageReason, readableLimits } from './imageReasons';

const limits = { contentTypes: ['image/jpeg', 'image/png'], maxSize: 100 };

it('accepts only the types that the server lists', () => {
  expect(fileReason('image/png', limits)).toBeUndefined();
  expect(fileReason('application/pdf', limits)).toBe('otherType');
  expect(fileReason('image/webp', limits)).toBe('otherType');
});

it('tells a file that is no image from one of another type', () => {
  expect(fileReason(undefined, limits)).toBe('unreadable');
});

it('knows what to do about HEIC, unless the server takes it', () => {
  expect(fileReason('image/heic', limits)).toBe('heic');
  expect(fileReason('image/heic', { ...limits, contentTypes: ['image/heic'] })).toBeUndefined();
});

it('accepts an image of exactly the maximum size', () => {
  expect(imageReason({ size: 100, width: 1, height: 1 }, limits)).toBeUndefined();
  expect(imageReason({ size: 101, width: 1, height: 1 }, limits)).toBe('tooLarge');
});

it.each([
  [600, 600, undefined],
  [599, 4_000, 'tooSmall'],
  [4_000, 599, 'tooSmall'],
])('a document of %i × %i px: %s', (width, height, reason) => {
  expect(imageReason({ size: 1, width, height }, readableLimits(limits))).toBe(reason);
});

it('a portrait may be of any size', () => {
  expect(imageReason({ size: 1, width: 64, height: 64 }, limits)).toBeUndefined();
});
