import { defineConfig } from '@terrazzo/cli';
import { cssOf } from './scripts/tokens/cssOf.ts';
import { figmaFiles } from './scripts/tokens/figmaFiles.ts';
import { meanings, resolvedColors } from './scripts/tokens/resolvedColors.ts';
import { sizesOf } from './scripts/tokens/sizesOf.ts';

const json = (content: object) => `${JSON.stringify(content, undefined, 2)}\n`;

const module = (name: string, content: object) =>
  `export const ${name} = ${json(content).trimEnd()} as const;\n`;

/** `npm run tokens` writes everything that is made from the design tokens. */
export default defineConfig({
  tokens: ['./src/theme/tokens/tokens.resolver.json'],
  outDir: './src/theme/tokens/generated/',
  alphabetize: false,
  lint: {
    rules: {
      // The code uses the same names.
      'core/consistent-naming': ['error', { format: 'camelCase' }],
    },
  },
  plugins: [
    {
      name: 'itayose',
      async build({ resolver, outputFile }) {
        outputFile('colors.css', cssOf(resolver));
        outputFile('colors.ts', module('colors', resolvedColors(resolver)));
        outputFile('meanings.ts', module('meanings', meanings(resolver)));
        outputFile('sizes.ts', sizesOf(resolver));
        for (const { path, content } of figmaFiles(resolver)) outputFile(path, json(content));
      },
    },
  ],
});
