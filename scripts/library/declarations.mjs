import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Specifier of an import, re-export or `import('…')` type. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"']+)\2/g;

/**
 * Writes type declarations beside the modules: those that the entries need, with file extensions in relative imports,
 * which Node requires of ES modules.
 *
 * @param options compiler options besides the usual ones
 * @returns the packages that they import
 */
export function writeDeclarations(sources, outDir, options = {}) {
  compile(sources, outDir, options);
  const declarationOf = (source) => join(outDir, source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts'));
  const packages = new Set();
  const needed = new Set();
  const add = (file) => {
    if (needed.has(file)) return;
    needed.add(file);
    const text = readFileSync(file, 'utf8').replace(specifier, (whole, before, quote, name) => {
      if (!name.startsWith('.')) {
        packages.add(name);
        return whole;
      }
      const target = resolve(dirname(file), name.replace(/\.tsx?$/, ''));
      if (!existsSync(`${target}.d.ts`))
        throw new Error(`${file} imports ${name}, which has no declarations`);
      add(relative('.', `${target}.d.ts`));
      return `${before}${quote}${name.replace(/\.tsx?$/, '')}.js${quote}`;
    });
    writeFileSync(file, text);
  };
  for (const source of sources) add(declarationOf(source));
  for (const name of readdirSync(outDir, { recursive: true }))
    if (name.endsWith('.d.ts') && !needed.has(join(outDir, name))) rmSync(join(outDir, name));
  return packages;
}

function compile(files, outDir, options) {
  const config = 'tsconfig.library.json';
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: 'src',
    outDir,
    ...options,
  };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files }));
  try {
    execFileSync('npx', ['tsc', '--project', config], { stdio: 'inherit' });
  } finally {
    rmSync(config);
  }
}
