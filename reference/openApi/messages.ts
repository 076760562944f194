import { serverText } from '../../mocks/handlers/serverTexts';
import { isNumbered, messageKeys, specialPhrases } from '../../src/api/contract/messageKeys';
import source from '../../src/api/contract/messageKeys.ts?raw';
import { fragmentsByTag } from '../../src/api/serverFragments/fragmentsOf';
import type { Message } from './types';

/** Groups of messages: the comment above them in the list. */
function groups(): Map<string, string> {
  const found = new Map<string, string>();
  let group = '';
  for (const [, comment, key] of source.matchAll(/^ {2}(?:\/\/ ([^:.\n]+)|'(\w+)',$)/gm)) {
    if (comment) group = comment;
    else if (key && !found.has(key)) found.set(key, group);
  }
  return found;
}

/** The error catalogue (specification 8). */
export function errorCatalogue(): Message[] {
  const groupOf = groups();
  return messageKeys.map((key) => ({
    key,
    group: groupOf.get(key) ?? '',
    special: specialPhrases.has(key),
    numbered: isNumbered(key),
    sample: serverText(key, { n: '5' }),
    fragments: Object.fromEntries(
      Object.entries(fragmentsByTag).map(([tag, fragments]) => [tag, fragments[key]]),
    ),
  }));
}
