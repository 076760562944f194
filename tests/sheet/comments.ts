const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g;

/** The documentation comments of a file, by the name of what they are about. */
export function commentsOf(source: string): Map<string, string> {
  return new Map([...source.matchAll(comment)].map(([, text = '', name = '']) => [name, plain(text)]));
}

/** Without the stars. Lines of a paragraph are joined. */
const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n');
