import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Specifier of an import, re-export or `import('…')` type. The name `from` in quotes, a type of its own, is none. */
const specifier = /(?<!["'])(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/**
 * Writes type declarations beside the modules: those that the entries need, with file extensions in relative imports,
 * which Node requires of ES modules.
 *
 * @param {string[]} sources paths of the entries, in `src`
 * @param {string} outDir
 * @param {{ removeComments?: boolean }} [options]
 * @returns {Set<string>} the packages that they import
 */
export function writeDeclarations(sources, outDir, { removeComments = false } = {}) {
  const emitted = compile(sources, removeComments);
  /** @type {Set<string>} */
  const packages = new Set();
  const written = new Set();
  /** @param {string} module */
  const write = (module) => {
    if (written.has(module)) return;
    written.add(module);
    const text = readFileSync(join(emitted, `${module}.d.ts`), 'utf8');
    const withExtensions = text.replace(specifier, (whole, before, quote, name) => {
      if (!name.startsWith('.')) {
        packages.add(name);
        return whole;
      }
      const path = name.replace(/\.tsx?$/, '');
      const target = join(dirname(module), path);
      if (!existsSync(join(emitted, `${target}.d.ts`)))
        throw new Error(`${module} imports ${name}, which has no declarations`);
      write(target);
      return `${before}${quote}${path}.js${quote}`;
    });
    const file = join(outDir, `${module}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withExtensions);
  };
  for (const source of sources) write(source.replace(/^src\/(.*)\.tsx?$/, '$1'));
  return packages;
}

/**
 * Emits the declarations of the entries and of all that they import.
 *
 * @param {string[]} files
 * @param {boolean} removeComments
 * @returns {string} the folder, kept so that the next run emits only what has changed
 */
function compile(files, removeComments) {
  const outDir = `.cache/declarations/${removeComments ? 'withoutComments' : 'withComments'}`;
  const config = 'tsconfig.library.json';
  const compilerOptions = {
    noEmit: false,
    tsBuildInfoFile: `${outDir}/tsbuildinfo`,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments,
    rootDir: 'src',
    outDir,
  };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files }));
  try {
    execFileSync('npx', ['tsc', '--project', config], { stdio: 'inherit' });
  } finally {
    rmSync(config);
  }
  return outDir;
}
