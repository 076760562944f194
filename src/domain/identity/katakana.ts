/** Katakana with the long-vowel mark, blanks and the point between names. */
const katakana = /^[ァ-ヶー・ ]+$/;

/** Hyphens, dashes and minus signs. Banks write the long vowel of half-width katakana as one of them. */
const dashesAfterKana = /([ァ-ヶー])([-\u2010-\u2015\u2212]+)/g;

/**
 * A name in full-width katakana and single blanks: half width and hiragana become full-width katakana, and a dash after
 * kana becomes the long-vowel mark.
 */
export const asKatakana = (name: string): string =>
  name
    // The voicing marks that stand alone, as some keyboards type them. NFKC joins only the combining ones.
    .replace(/ ?\u309b/g, '\u3099')
    .replace(/ ?\u309c/g, '\u309a')
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(dashesAfterKana, (_, kana: string, dashes: string) => kana + 'ー'.repeat(dashes.length))
    .trim()
    .replace(/\s+/g, ' ');

/** Whether a name is written as Japanese banks write the holder of an account. */
export const isKatakana = (name: string): boolean => katakana.test(name);
