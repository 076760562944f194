/** An element of an accessibility tree. */
export interface AriaNode {
  role: string;
  /** Role, name and states: `heading "Home" [level=1]`. */
  label: string;
  /** What it says, where that is all there is in it. */
  text: string;
  children: AriaNode[];
}

/** A line: how deep it is, its label, in single quotes where it holds a colon, and its text. */
const line = /^( *)- (?:'((?:[^']|'')+)'|([^:"]+(?:"(?:[^"\\]|\\.)*"[^:]*)?))(?::(?: (.*))?)?$/;

/** Reads an accessibility tree as Playwright writes it: a YAML list of lists. */
export function readTree(written: string): AriaNode[] {
  const root: AriaNode = { role: '', label: '', text: '', children: [] };
  const open = [root];
  for (const found of written.split('\n').map((one) => one.match(line))) {
    if (!found) continue;
    const [, indent = '', quoted, plain = '', text = ''] = found;
    const label = quoted?.replaceAll("''", "'") ?? plain;
    const node: AriaNode = { role: label.split(' ')[0] ?? '', label, text, children: [] };
    const depth = indent.length / 2;
    open[depth]?.children.push(node);
    open[depth + 1] = node;
  }
  return root.children;
}

const written = (label: string) => (/: |:$| #/.test(label) ? `'${label.replaceAll("'", "''")}'` : label);

/** Writes a tree as it is read, line by line. */
export function writeTree(nodes: readonly AriaNode[]): string[] {
  return nodes.flatMap(({ label, text, children }) => {
    const beneath = writeTree(children).map((line) => `  ${line}`);
    const end = text ? `: ${text}` : beneath.length > 0 ? ':' : '';
    return [`- ${written(label)}${end}`, ...beneath];
  });
}
