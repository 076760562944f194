import { expect, it } from 'vitest';
import { imageLimitTexts } from './imageProblemText';

it.each([
  ['en', 'JPEG, PNG, WebP'],
  ['tw', 'JPEG、PNG、WebP'],
  ['jp', 'JPEG、PNG、WebP'],
] as const)('in %s the types are %s', (language, types) => {
  const limits = { contentTypes: ['image/jpeg', 'image/png', 'image/webp'], maxSize: 5_242_880 };
  expect(imageLimitTexts(limits, language).types).toBe(types);
});
