import { SourceMap } from 'node:module';

/** A place in a file of this project, counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Reads the source map of a script of the catalogue; undefined where there is none. */
export type ReadMap = (script: string) => Promise<ConstructorParameters<typeof SourceMap>[0] | undefined>;

const frame = /(https?:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** The catalogue's own code, in `.storybook`, explains no failure of a story. */
const project = /^(?:\.\.\/)+((?:stories|src|mocks)\/.+)$/;

/** The places in this project that a stack of the page leads through, the innermost first. */
export async function placesOf(stack: string, readMap: ReadMap): Promise<Place[]> {
  const maps = new Map<string, SourceMap | undefined>();
  const places: Place[] = [];
  for (const [, script = '', line, column] of stack.matchAll(frame)) {
    if (!maps.has(script)) {
      const map = await readMap(script);
      maps.set(script, map && new SourceMap(map));
    }
    const entry = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const [, file] = entry.originalSource.match(project) ?? [];
    if (file) places.push({ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 });
  }
  return places;
}
