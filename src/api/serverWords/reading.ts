import { inOneScript } from './characters';

/** Ignored words: articles, auxiliaries, polite forms, and particles such as 的. */
const fillers =
  /\b(?:an?(?!\/)|the|is|are|am|was|were|has|have|had|been|be|being|does|do|did|(?<!not )your|yet(?! to)|currently|still|please|pls|plz)\b|(?<![标目])的|[啦哦喔呢吧噢呀]|(?<![不完终满満修])了(?!解)/g;

/** Blanks are significant only between Latin words. */
const blanks = / ?([\u3000-\u30ff㐀-鿿]) ?/g;

/**
 * Synonyms and their replacement. Applied in order: later lines read what earlier ones have replaced.
 * Words and rules (`words.ts`) have to be written in the forms on the right.
 */
const sameMeaning: readonly (readonly [RegExp, string])[] = [
  // Abbreviations and "not" in English
  [/_+/g, ' '],
  [/!=|≠/g, ' not '],
  [/\b(?:can ?no|can'?)t\b|\b(?:unable|not able|not possible|impossible) to\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|wo|must|need)n'?t\b/g, '$1 not'],
  [/\bfail(?:ed|s|ure)? (?:to|in)\b/g, 'fail to'],
  [/\b(?:pwd|passwd|psw|pw|passcode|pass code)\d?\b/g, 'password'],
  [/\berr\b/g, 'error'],
  [/\bacct\b/g, 'account'],
  [/\bamt\b/g, 'amount'],
  [/\bqty\b/g, 'quantity'],
  [/\bcnt\b/g, 'count'],
  [/\bdup\b/g, 'duplicate'],
  [/\bchk\b/g, 'check'],

  // "May not", "is not" and "has not" in Chinese; 不可 is also Japanese
  [/不能够|不可以?|不得|不允许|不准(?!确)|不许|不给|无法|没法子?|没办法|不了/g, '不能'],
  [/并非|(?:并)?不是|不属于?|不处[于在]|未处[于在]|(?:不|未|没)在/g, '非'],
  [/(?:尚|还|暂时?|并|仍|仍然|从)?(?:没|未)(?:有|能|曾|经)?/g, '未'],
  [/乙次/g, '一次'],
  [/未被/g, '未'],
  [/(?:已经|早已|业已|均已|都已|已)?被|已经|早已|业已|均已|都已/g, '已'],

  // "Not" in Japanese, in plain and polite forms
  [/出来/g, 'でき'],
  [/ませんでした|ません|なかった/g, 'ない'],
  [/(?:ござい|あり)ない/g, 'ない'],
  [/(?:では|じゃ)ない/g, 'でない'],
  [/て(?:おり|い|ござい|は)?ない/g, 'てない'],
  [/でき(?:かね|兼ね)(?:ます|る)?|(?:でき|頂け|いただけ)ない/g, '不能'],

  // Japanese words with several spellings
  [/既に|すでに|もう(?!一|少|いち|1)/g, '既に'],
  [/下さい/g, 'ください'],
  [/申し?込み?/g, '申込'],
  [/受け?付け?/g, '受付'],
  [/取り?扱い?/g, '取扱'],
  [/買い?付け?/g, '買付'],
  [/振り?込み?/g, '振込'],
  [/借り?入れ?/g, '借入'],
  [/引き?出し?/g, '引出'],
  [/[混込]み合/g, '混み合'],
  [/問い?合わ?せ/g, '問合せ'],
];

/** Patterns in simplified characters, as in readings. */
const rewritten = sameMeaning.map(
  ([ways, kept]) => [new RegExp(inOneScript(ways.source), 'g'), inOneScript(kept)] as const,
);

/** Normalises a message or phrase: lower case, without full-width and other variants of a letter. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** Rewrites a plain text so that synonymous phrases are written alike, without ignored words. */
export function read(text: string): string {
  let reading = inOneScript(text).replace(/\s+/g, ' ').replace(blanks, '$1');
  for (const [ways, kept] of rewritten) reading = reading.replace(ways, kept);
  return reading.replace(fillers, '').replace(/ {2,}/g, ' ').trim();
}
