const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number as a source map has it: in base 64, five bits a digit, its sign in the lowest bit. */
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

/** The line of each export of a file of stories, from 0. */
function declarationsIn(source) {
  const lines = source.split('\n').map((line, at) => [line.match(/^export const (\w+)/)?.[1], at]);
  return new Map(lines.filter(([name]) => name !== undefined));
}

/**
 * The source map of the tests that are made of a file of stories: each test is mapped to the line that declares its
 * story, so a report shows that line. A line before the first test is mapped to nothing.
 *
 * @param tests their code, with a `describe` for each story, which has the story's name
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
