import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { loadCsf } from 'storybook/internal/csf-tools';
import { storyMap } from './failures/storyMap.mjs';

const itself = ['test-runner-transform.mjs', 'failures/storyMap.mjs']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Export names of the stories of a file that have a tag. */
function namesTagged(source, path, tag) {
  const { indexInputs } = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse();
  return indexInputs.filter(({ tags }) => tags.includes(tag)).map(({ exportName }) => exportName);
}

/** Turns a file of stories into its tests: every story once for each way in which the test runner plays it. */
export default {
  /** What an older version of this file has made is not played again. */
  getCacheKey(source, path) {
    return createHash('sha256').update(itself).update(path).update(source).digest('hex');
  },
  async processAsync(source, path) {
    const tests = await transformPlaywright(source, path);
    const tagged = namesTagged(source, path, 'each-language');
    const code = `globalThis.plays = playsOf(${JSON.stringify(path)}, ${JSON.stringify(tagged)});
      for (const play of plays) {
        describe(play.name, () => {
          beforeAll(() => { globalThis.testedPlay = play; });
          ${tests}
        });
      }`;
    return { code, map: storyMap(code, source, path) };
  },
};
