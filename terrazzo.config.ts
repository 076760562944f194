import { defineConfig } from '@terrazzo/cli';
import { cssOf } from './scripts/tokens/cssOf.ts';
import { figmaFiles } from './scripts/tokens/figmaFiles.ts';
import { colorsModule, meanings } from './scripts/tokens/resolvedColors.ts';
import { tokensModule } from './scripts/tokens/tokensModule.ts';

const json = (content: object) => `${JSON.stringify(content, undefined, 2)}\n`;

const module = (name: string, content: object) =>
  `export const ${name} = ${json(content).trimEnd()} as const;\n`;

/** `npm run tokens` writes everything that is made from the design tokens. */
export default defineConfig({
  tokens: ['./src/theme/tokens/tokens.resolver.json'],
  outDir: './src/theme/',
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
        outputFile('tokens.ts', tokensModule(resolver));
        outputFile('tokens/generated/colors.css', cssOf(resolver));
        outputFile('tokens/generated/colors.ts', colorsModule(resolver));
        outputFile('tokens/generated/meanings.ts', module('meanings', meanings(resolver)));
        for (const { path, content } of figmaFiles(resolver))
          outputFile(`tokens/generated/${path}`, json(content));
      },
    },
  ],
});
