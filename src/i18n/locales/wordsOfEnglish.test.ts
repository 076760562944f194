import { describe, expect, it } from 'vitest';
import { textsOf } from './shownTexts';

const texts = textsOf('en');

/** Words to avoid, and their replacements. */
const words: readonly (readonly [word: RegExp, instead: string])[] = [
  [/'/, 'the apostrophe ’'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b(?! only)/i, 'a contraction'],
  [/\b(can ?not|will not)\b/i, 'can’t, won’t'],
  [/(?<!of )\bit is\b|\bthere is\b/i, 'it’s, there’s'],
  [/\b(you|we|they) (are|will)\b/i, 'you’re, you’ll'],
  [/^To (the|your|my) /, 'a verb: View …'],
  [/\bhighest price\b/i, 'max fill price'],
  [/\baudit(ed)?\b/i, 'review'],
  [/\bfrozen (amount|money|margin|yen)\b|\bfreezes\b/i, 'on hold; only accounts are frozen'],
  [/\bfree amount\b|\bstill free\b/i, 'remaining limit'],
  [/\brecruiting\b/i, 'open to investors'],
  [/\bentry fee\b/i, 'subscription fee'],
  [/\b(whoever|afresh|anew|lest|naught|reckon\w*|deeds?|thereof|hitherto|shall)\b/i, 'modern English'],
  [/[\d}] yen\b/i, '¥ before the amount'],
  [/\b(JST|Tokyo time)\b|\(Tokyo\)/, '(Japan time)'],
  [/\b(guaranteed|risk-free|safe|sure) (profit|return|income|gain)s?\b/i, 'nothing: no return is guaranteed'],
  [/\bpresent password\b/i, 'current password'],
  [/\b(is|are|was) missing from\b/i, 'You need {{amount}} more'],
  [/\bthat is all\b|\bcome to rest\b/i, 'end of list, completed'],
];

/** Words to avoid in the texts of some areas, and their replacements. */
const wordsOfAreas: readonly (readonly [word: RegExp, areas: readonly string[], instead: string])[] = [
  [/\b(opening|closing) price\b/i, ['position', 'trade', 'dayTrading', 'home'], 'entry price, exit price'],
  [/\bsign(ed)? (in|out)\b/i, ['login', 'home', 'settings', 'common'], 'log in, log out'],
  [/\bwithdraw(n|ing)?\b/i, ['trade', 'dayTrading'], 'cancel'],
  [/\bpassed\b/i, ['transfers', 'deposits', 'withdrawals', 'loans'], 'approved'],
];

describe('English texts', () => {
  it.each(words)('avoid %s; write %s', (word, instead) => {
    for (const [place, text] of texts) expect(text, `${place}: write ${instead}`).not.toMatch(word);
  });

  it.each(wordsOfAreas)('avoid %s in %j; write %s', (word, areas, instead) => {
    const found = [...texts].filter(([place]) => areas.some((area) => place.startsWith(`${area}.`)));
    expect(found.length).toBeGreaterThan(0);
    for (const [place, text] of found) expect(text, `${place}: write ${instead}`).not.toMatch(word);
  });

  it('include the texts that the exchange sends', () => {
    const places = [...texts.keys()].join(' ');
    for (const part of [
      'content/tradingRules',
      'notices/ipoTexts',
      'copyTrading/products',
      'transfers/channels',
    ])
      expect(places).toContain(part);
  });
});
