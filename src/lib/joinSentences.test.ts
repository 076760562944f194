import { expect, it } from 'vitest';
import { joinSentences } from './joinSentences';

it.each([
  [[], ''],
  [['Enter a price.'], 'Enter a price.'],
  [['Enter a price.', 'Enter the lots.'], 'Enter a price. Enter the lots.'],
  [
    ['価格を入力してください。', '株数を入力してください。'],
    '価格を入力してください。株数を入力してください。',
  ],
])('%j', (sentences, joined) => {
  expect(joinSentences(sentences)).toBe(joined);
});
