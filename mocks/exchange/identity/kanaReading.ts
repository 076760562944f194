const vowels = 'aiueo';

/** Katakana by consonant, in the order of the vowels; a dot marks a missing one. */
const rows = new Map(
  Object.entries({
    '': 'アイウエオ',
    k: 'カキクケコ',
    s: 'サ.スセソ',
    t: 'タ..テト',
    n: 'ナニヌネノ',
    h: 'ハヒ.ヘホ',
    m: 'マミムメモ',
    y: 'ヤ.ユ.ヨ',
    r: 'ラリルレロ',
    w: 'ワ...ヲ',
    g: 'ガギグゲゴ',
    z: 'ザ.ズゼゾ',
    d: 'ダ..デド',
    b: 'バビブベボ',
    p: 'パピプペポ',
    f: '..フ..',
  }),
);
const irregular = new Map(Object.entries({ shi: 'シ', chi: 'チ', tsu: 'ツ', ji: 'ジ', n: 'ン' }));

const syllable = /shi|chi|tsu|ji|[kstnhmyrwgzdbpf]?[aiueo]|n(?![aiueo])/gy;

/**
 * The katakana reading of a verified name in Latin letters. Null if it cannot be determined; the simulated bank then
 * accepts any reading.
 */
export function kanaReadingOf(name: string): string | null {
  const words = name.toLowerCase().split(' ').map(readWord);
  return words.includes(null) ? null : words.join(' ');
}

function readWord(word: string): string | null {
  const syllables = word.match(syllable) ?? [];
  if (syllables.join('') !== word) return null;
  const kana = syllables.map((one) => irregular.get(one) ?? regular(one));
  return kana.includes(undefined) ? null : kana.join('');
}

function regular(syllable: string): string | undefined {
  const kana = rows.get(syllable.slice(0, -1))?.[vowels.indexOf(syllable.slice(-1))];
  return kana === '.' ? undefined : kana;
}
