/** Katakana with the long-vowel mark, blanks and the point between names. */
const katakana = /^[ァ-ヶー・ ]+$/;

/** A name in full-width katakana and single blanks: half width and hiragana become full-width katakana. */
export const asKatakana = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .trim()
    .replace(/\s+/g, ' ');

/** Whether a name is written as Japanese banks write the holder of an account. */
export const isKatakana = (name: string): boolean => katakana.test(name);
