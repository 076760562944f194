import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import config from '../../terrazzo.config';

const theme = 'src/theme';
const generated = `${theme}/tokens/generated`;

/** What `npm run tokens` would write, by path. */
async function builtFiles(): Promise<Record<string, string>> {
  const inputs = config.tokens.map((filename) => ({ filename, src: readFileSync(filename, 'utf8') }));
  const { tokens, sources, resolver } = await parse(inputs, {
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  });
  const { outputFiles } = await build(tokens, { config, sources, resolver });
  return Object.fromEntries(outputFiles.map(({ filename, contents }) => [filename, String(contents)]));
}

/** The same files as they are checked in. */
const checkedIn = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(generated, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .concat(`${theme}/tokens.ts`)
      .map((path) => [path.slice(theme.length + 1), readFileSync(path, 'utf8')]),
  );

it('the files made from the tokens are up to date: npm run tokens', async () => {
  expect(await builtFiles()).toEqual(checkedIn());
});
