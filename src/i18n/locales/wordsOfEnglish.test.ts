import { type AvoidedWord, type AvoidedWordOfAreas, testWords } from './testWords';

/** Words to avoid, and their replacements. */
const words: readonly AvoidedWord[] = [
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
const wordsOfAreas: readonly AvoidedWordOfAreas[] = [
  [/\b(opening|closing) price\b/i, ['position', 'trade', 'dayTrading', 'home'], 'entry price, exit price'],
  [/\bsign(ed)? (in|out)\b/i, ['login', 'home', 'settings', 'common'], 'log in, log out'],
  [/\bwithdraw(n|ing)?\b/i, ['trade', 'dayTrading'], 'cancel'],
  [/\bpassed\b/i, ['transfers', 'deposits', 'withdrawals', 'loans'], 'approved'],
];

testWords('en', words, wordsOfAreas);
