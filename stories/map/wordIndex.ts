import MiniSearch, { type Options } from 'minisearch';

/** What is found, and the words by which it is found. */
export interface Worded {
  id: string;
  words: string;
  /** The words of what it is a part of. */
  of?: string;
}

// Its dictionary splits Chinese, too.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const split = new Map<string, string[]>();

/** Words of a text in lower case. Screens and their states have many in common, so they are kept. */
function wordsIn(text: string): string[] {
  const known = split.get(text);
  if (known) return known;
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z0-9]+|[^\P{L}a-z]+/gu) ?? [];
  const words = runs.flatMap((run) =>
    /^[a-z0-9]/.test(run) ? run : [...segmenter.segment(run)].map(({ segment }) => segment),
  );
  split.set(text, words);
  return words;
}

/** Particles between Japanese and Chinese words, which say nothing alone. */
const isParticle = (word: string) => /^(\p{Script=Hiragana}|的|時)$/u.test(word);

/** Endings of English words: `refused`, `refusal` and `refusing` have one stem. */
const ending = /(?<=^[a-z]{4,})(als?|ings?|ed|es|e|s)$/;

const options: Options<Worded> = {
  fields: ['words', 'of'],
  tokenize: wordsIn,
  processTerm: (word) => (isParticle(word) ? null : word.replace(ending, '')),
  searchOptions: { prefix: true, combineWith: 'AND' },
};

/** An index of what has all words of a query, each with any ending. Small typing errors only count where nothing else does. */
export function wordIndex(documents: readonly Worded[]): (query: string) => string[] {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return (query) => {
    const exact = index.search(query);
    const found = exact.length > 0 ? exact : index.search(query, { fuzzy: 0.25 });
    return found.map(({ id }) => String(id));
  };
}

/** The names most like a wrong one, the best first. */
export function nearest(wrong: string, names: readonly string[], count = 3): string[] {
  const index = new MiniSearch({ ...options, idField: 'words' });
  index.addAll(names.map((name) => ({ id: name, words: name })));
  return index
    .search(wrong, { combineWith: 'OR', fuzzy: 0.3 })
    .slice(0, count)
    .map(({ id }) => String(id));
}
