import type { Rule } from './violation';

const react = ['react', 'react-dom', 'styled-components'];
const texts = ['i18next', 'react-i18next'];
const calls = ['axios', '@tanstack/react-query', 'msw'];
const navigation = ['react-router-dom'];

/** Packages that a layer must not use. */
const forbidden: Record<string, readonly string[]> = {
  'src/domain': [...react, ...texts, ...calls, ...navigation],
  'src/format': [...react, ...texts, ...calls, ...navigation],
  'src/components': [...texts, ...calls, ...navigation],
  'src/widgets': [...calls, ...navigation],
  'src/api': ['react-dom', 'styled-components', ...texts, ...navigation, 'msw'],
  'src/screens': ['axios', 'msw'],
  'mocks/exchange': [...react, ...texts, ...calls, ...navigation],
};

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The domain uses no React and no HTTP; widgets neither fetch nor navigate; components do not translate. */
export const packages: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const folder = Object.keys(forbidden).find((folder) => path.startsWith(`${folder}/`));
    return imports
      .filter(
        ({ isPackage, target }) => isPackage && folder && forbidden[folder]?.includes(packageOf(target)),
      )
      .map(({ target }) => ({ file: path, problem: `${folder} may not use ${target}` }));
  });
