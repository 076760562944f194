import { describe, expect, test } from 'vitest';
import { languageTag } from '../i18n/language';
import { formatCompact } from './compact';

describe('a figure in the large units of a language', () => {
  test.each([
    ['en', '999', '999'],
    ['en', '1000', '1K'],
    ['en', '1234565', '1.23M'],
    ['en', '3457000000', '3.46B'],
    ['jp', '9999', '9999'],
    ['jp', '12345', '1.23万'],
    ['jp', '3457000000', '34.57億'],
    ['jp', '-3457000000', '−34.57億'],
    ['tw', '12345', '1.23萬'],
    ['tw', '3457000000', '34.57億'],
  ] as const)('in %s, %s is %s', (language, value, written) => {
    expect(formatCompact(value, languageTag[language])).toBe(written);
  });

  test.each([undefined, null, '', 'abc', Number.NaN])('%s is no figure', (value) => {
    expect(formatCompact(value, languageTag.jp)).toBe('—');
  });
});
