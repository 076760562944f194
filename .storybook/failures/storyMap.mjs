const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes a number as base64 VLQ: five bits a digit, sign in the lowest bit. */
function encode(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const more = rest > 31 ? 32 : 0;
    text += digits[(rest & 31) | more];
    rest >>>= 5;
  } while (rest > 0);
  return text;
}

/** Line of each export of a file of stories, from 0. */
function declarationsIn(source) {
  const lines = source.split('\n').map((line, at) => [line.match(/^export const (\w+)/)?.[1], at]);
  return new Map(lines.filter(([name]) => name !== undefined));
}

/**
 * Source map for the tests generated from a file of stories. Each test is mapped to the declaration of its story, so that
 * reports show that line. Lines before the first test are not mapped.
 *
 * @param tests generated code, with a `describe` for each story, named by its export
 * @param source of the file of stories
 * @param path of the file of stories
 */
export function storyMap(tests, source, path) {
  const declarations = declarationsIn(source);
  let line;
  let last = 0;
  const mappings = tests.split('\n').map((text) => {
    line = declarations.get(text.match(/^\s*describe\("(\w+)"/)?.[1]) ?? line;
    if (line === undefined) return '';
    const step = line - last;
    last = line;
    return `AA${encode(step)}A`;
  });
  return { version: 3, sources: [path], sourcesContent: [source], names: [], mappings: mappings.join(';') };
}
