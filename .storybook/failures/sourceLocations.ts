import { SourceMap } from 'node:module';

/** A location in a file of this project, counted from 1. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

/** Reads the source map of a script of the catalogue; undefined if there is none. */
export type ReadMap = (script: string) => Promise<ConstructorParameters<typeof SourceMap>[0] | undefined>;

const frame = /(https?:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** Excludes `.storybook`, because its code does not explain why a story failed. */
const project = /^(?:\.\.\/)+((?:stories|src|mocks)\/.+)$/;

/** Source locations of a page's stack trace that are in this project, innermost first. */
export async function sourceLocationsOf(stack: string, readMap: ReadMap): Promise<SourceLocation[]> {
  const maps = new Map<string, SourceMap | undefined>();
  const locations: SourceLocation[] = [];
  for (const [, script = '', line, column] of stack.matchAll(frame)) {
    if (!maps.has(script)) {
      const map = await readMap(script);
      maps.set(script, map && new SourceMap(map));
    }
    const entry = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const [, file] = entry.originalSource.match(project) ?? [];
    if (file) locations.push({ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 });
  }
  return locations;
}
