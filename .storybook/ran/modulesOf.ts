/** Where a module stands in a script of the built catalogue, in characters. */
export interface ModuleText {
  /** From the root of the project; undefined for packages and code of the bundler. */
  path?: string | undefined;
  start: number;
  end: number;
}

/** The bundler names each module in a comment before it, where the script is not minified. */
const name = /^\/\/(?:#region)? ?((?:\.\.\/)*[\w.@\0][^\s]*\.\w+)(?:\?\S*)?$/gm;

const isOurs = /^(src|mocks|stories|reference|\.storybook)\//;

/** The modules of a script of the catalogue, in their order. */
export function modulesOf(script: string): ModuleText[] {
  const heads = [...script.matchAll(name)];
  return heads.map(({ index, 1: path = '' }, at) => ({
    path: isOurs.test(path) ? path : undefined,
    start: index,
    end: heads[at + 1]?.index ?? script.length,
  }));
}

/** The path of the module that stands at a character of a script; undefined where it is not one of the project's. */
export function pathAt(modules: readonly ModuleText[], at: number): string | undefined {
  let [low, high] = [0, modules.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start, end } = modules[middle] as ModuleText;
    if (at < start) high = middle;
    else if (at >= end) low = middle + 1;
    else return modules[middle]?.path;
  }
  return undefined;
}
