/** Range of a module in a script of the built catalogue, in characters. */
export interface ModuleText {
  /** From the root of the project; undefined for packages and bundler code. */
  path?: string | undefined;
  start: number;
  end: number;
}

/** The comment with which the bundler precedes each module in an unminified script. */
const name = /^\/\/(?:#region)? ?((?:\.\.\/)*[\w.@\0][^\s]*\.\w+)(?:\?\S*)?$/gm;

const isOurs = /^(src|mocks|stories|reference|\.storybook)\//;

/** The modules of a script, in order. */
export function modulesOf(script: string): ModuleText[] {
  const heads = [...script.matchAll(name)];
  return heads.map(({ index, 1: path = '' }, at) => ({
    path: isOurs.test(path) ? path : undefined,
    start: index,
    end: heads[at + 1]?.index ?? script.length,
  }));
}

/** Path of the module at an offset of a script; undefined if it is not part of the project. */
export function pathAt(modules: readonly ModuleText[], offset: number): string | undefined {
  let [low, high] = [0, modules.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start, end } = modules[middle] as ModuleText;
    if (offset < start) high = middle;
    else if (offset >= end) low = middle + 1;
    else return modules[middle]?.path;
  }
  return undefined;
}
