import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One import or re-export of a file. */
export interface Import {
  /** A path from the root of the tree, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** Erased by the compiler. */
  typeOnly: boolean;
  dynamic: boolean;
  /** Local names of the imports; empty for re-exports and dynamic imports. */
  names: readonly string[];
  /** Offset in the text. */
  start: number;
}

export interface SourceFile {
  /** Relative to the root of the tree, with slashes. */
  path: string;
  imports: Import[];
  readonly program: ESTree.Program;
}

/** Source files of a project by path, without tests, which may cross layers. */
export type SourceTree = ReadonlyMap<string, SourceFile>;

const folders = ['src', 'mocks', 'reference', 'conformance', 'stories'];

/** Reads the sources of the project in a folder. */
export function readSourceTree(root: string): SourceTree {
  const paths = new Set(folders.flatMap((folder) => sourcePaths(root, folder)));
  return new Map([...paths].map((path) => [path, readSourceFile(root, path, paths)]));
}

let project: SourceTree | undefined;

/** The sources of this project, read once for all tests of a process, because that takes seconds. */
export function projectSourceTree(): SourceTree {
  project ??= readSourceTree('.');
  return project;
}

function sourcePaths(root: string, folder: string): string[] {
  return readdirSync(root, { withFileTypes: true }).some(({ name }) => name === folder)
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    : [];
}

function readSourceFile(root: string, path: string, paths: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);

  const resolve = (specifier: string) => {
    const isPackage = !specifier.startsWith('.');
    return { isPackage, target: isPackage ? specifier : resolvePath(path, specifier, paths) };
  };
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    ...resolve(moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    dynamic: false,
    names: entries.map(({ localName }) => localName.value),
    start,
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, start }) =>
      moduleRequest
        ? [{ ...resolve(moduleRequest.value), typeOnly: isType, dynamic: false, names: [], start }]
        : [],
    );
  const dynamics = text.includes('import(')
    ? [...expressionImports(parsed.program, resolve), ...patternImports(path, parsed.program, paths)]
    : [];
  const imports = [...statics, ...reexports, ...dynamics];
  return {
    path,
    imports,
    // Created only if it is read, because that takes longer than parsing.
    get program() {
      return parsed.program;
    },
  };
}

/** Template imports match any fitting file: import(`./locales/${language}/${namespace}.ts`). */
function patternImports(path: string, program: ESTree.Program, paths: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type !== 'TemplateLiteral') return;
      const parts = source.quasis.map(({ value }, index) =>
        index === 0 ? toPath(path, value.raw) : value.raw,
      );
      const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^/]+')}$`);
      for (const target of paths)
        if (pattern.test(target))
          found.push({
            target,
            isPackage: false,
            typeOnly: false,
            dynamic: true,
            names: [],
            start: source.start,
          });
    },
  }).visit(program);
  return found;
}

/** `import('…')`, as a value and in a type. */
function expressionImports(
  program: ESTree.Program,
  resolve: (specifier: string) => Pick<Import, 'target' | 'isPackage'>,
): Import[] {
  const found: Import[] = [];
  const add = (source: ESTree.Node, typeOnly: boolean) => {
    if (source.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({ ...resolve(source.value), typeOnly, dynamic: !typeOnly, names: [], start: source.start });
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program);
  return found;
}

const toPath = (from: string, specifier: string) =>
  normalize(join(dirname(from), specifier))
    .split(sep)
    .join('/');

function resolvePath(from: string, specifier: string, paths: ReadonlySet<string>): string {
  const path = toPath(from, specifier);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => paths.has(candidate)) ?? path;
}
