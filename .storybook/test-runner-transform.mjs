import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { storyMap } from './failures/storyMap.mjs';

const itself = ['test-runner-transform.mjs', 'failures/storyMap.mjs']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Turns a file of stories into its tests: every story once for each way in which the test runner plays it. */
export default {
  /** What an older version of this file has made is not played again. */
  getCacheKey(source, path) {
    return createHash('sha256').update(itself).update(path).update(source).digest('hex');
  },
  async processAsync(source, path) {
    const tests = await transformPlaywright(source, path);
    const code = `for (const play of playsOf(${JSON.stringify(path)}, ${JSON.stringify(source)})) {
        describe(play.name, () => {
          beforeAll(() => { globalThis.testedPlay = play; });
          ${tests}
        });
      }`;
    return { code, map: storyMap(code, source, path) };
  },
};
