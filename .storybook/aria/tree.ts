/** An element of an accessibility tree. */
export interface AriaNode {
  role: string;
  /** Role, name and states: `heading "Home" [level=1]`. */
  label: string;
  /** Text content, if the element has no other content. */
  text: string;
  children: AriaNode[];
}

/** A line: indent, label (in single quotes if it contains a colon), text. */
const line = /^( *)- (?:'((?:[^']|'')+)'|([^:"]+(?:"(?:[^"\\]|\\.)*"[^:]*)?))(?::(?: (.*))?)?$/;

/** Parses an accessibility tree in Playwright's format: a YAML list of lists. */
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

/** Writes a tree in the format that `readTree` parses, line by line. */
export function writeTree(nodes: readonly AriaNode[]): string[] {
  return nodes.flatMap(({ label, text, children }) => {
    const nested = writeTree(children).map((line) => `  ${line}`);
    const end = text ? `: ${text}` : nested.length > 0 ? ':' : '';
    return [`- ${written(label)}${end}`, ...nested];
  });
}
