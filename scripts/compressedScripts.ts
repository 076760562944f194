import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes a copy of each script compressed with brotli beside it, for servers that send such files (docs/serving.md). At this
 * level compressing takes too long to do it for each request.
 */
export const compressedScripts: Plugin = {
  name: 'compressed-scripts',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  writeBundle: {
    // After everything that changes the scripts.
    order: 'post',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      // The catalogue is built with the same plugins.
      if (!bundle['index.html']) return;
      const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'));
      await Promise.all(
        scripts.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  },
};
