import { expect, it } from 'vitest';
import { fileReason, imageReason } from './imageReasons';

const limits = { contentTypes: ['image/jpeg', 'image/png'], maxSize: 100 };

it('accepts only the types that the server lists', () => {
  expect(fileReason({ type: 'image/png' }, limits)).toBeUndefined();
  expect(fileReason({ type: 'application/pdf' }, limits)).toBe('otherType');
  expect(fileReason({ type: '' }, limits)).toBe('otherType');
});

it('accepts an image of exactly the maximum size', () => {
  expect(imageReason({ size: 100 }, limits)).toBeUndefined();
  expect(imageReason({ size: 101 }, limits)).toBe('tooLarge');
});
