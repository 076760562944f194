import { isAbsolute } from 'node:path';
import { build } from 'vite';

/** Packages stay imports. */
const external = (id) => !id.startsWith('.') && !isAbsolute(id);

const defaultStyled = /^import styled(?:, \{ (.*) \})? from 'styled-components';$/m;

/** Node has only the named export of styled-components, because that package is CommonJS there. */
const namedStyled = {
  name: 'named-styled',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.includes('/src/')) return undefined;
    const renamed = code.replace(defaultStyled, (_, others) => {
      const names = ['styled', ...(others ? [others] : [])].join(', ');
      return `import { ${names} } from 'styled-components';`;
    });
    // Lines stay where they are.
    return { code: renamed, map: null };
  },
};

/**
 * Builds one module for each source file that the entries need.
 *
 * @param sources source files of the entries
 * @returns the chunks, as Rolldown describes them
 */
export async function buildModules(sources, outDir, { emptyOutDir }) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [namedStyled],
    // Whatever NODE_ENV says.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir,
      sourcemap: true,
      minify: false,
      lib: { entry: sources, formats: ['es'] },
      rolldownOptions: {
        external,
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}
