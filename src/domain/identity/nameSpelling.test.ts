import { expect, test } from 'vitest';
import type { SpelledScript } from './identityVocabulary';
import { normaliseSpelling, spellingReason } from './nameSpelling';

test.each<[SpelledScript, string, string]>([
  ['katakana', 'あおき　はるか', 'アオキ ハルカ'],
  ['katakana', 'ｱｵｷ ﾀﾛ-', 'アオキ タロー'],
  ['latin', 'Ａoki  Haruka', 'Aoki Haruka'],
  ['latin', 'O’Brien-Ōno', 'O’Brien-Ōno'],
])('in %s, %s is recorded as %s', (script, typed, recorded) => {
  expect(spellingReason(script, typed)).toBeUndefined();
  expect(normaliseSpelling(script, typed)).toBe(recorded);
});

test.each<[SpelledScript, string, string]>([
  ['katakana', ' ', 'required'],
  ['katakana', '青木 遥', 'malformed'],
  ['katakana', 'Aoki', 'malformed'],
  ['katakana', 'ア'.repeat(61), 'malformed'],
  ['latin', '', 'required'],
  ['latin', '青木', 'malformed'],
  ['latin', 'アオキ', 'malformed'],
  ['latin', 'Aoki 2', 'malformed'],
  ['latin', 'a'.repeat(61), 'malformed'],
])('in %s, "%s" is %s', (script, typed, reason) => {
  expect(spellingReason(script, typed)).toBe(reason);
});
