import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/language';
import { upDownFor } from './upDown';

it.each([
  ['jp', 'redUp'],
  ['tw', 'redUp'],
  ['en', 'greenUp'],
] as const)('is the convention of %s', (language, convention) => {
  expect(upDownFor(language, null)).toBe(convention);
});

describe.each(languages)('in %s', (language) => {
  it.each(['redUp', 'greenUp'] as const)('is %s for a member who chose it', (chosen) => {
    expect(upDownFor(language, chosen)).toBe(chosen);
  });

  it.each(['', 'blueUp', 'REDUP'])(
    'is the convention of the language for an invalid stored value: %j',
    (chosen) => {
      expect(upDownFor(language, chosen)).toBe(upDownFor(language, null));
    },
  );
});
