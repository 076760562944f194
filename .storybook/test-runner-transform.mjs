import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { loadCsf } from 'storybook/internal/csf-tools';
import { storyMap } from './failures/storyMap.mjs';

const ownSource = ['test-runner-transform.mjs', 'failures/storyMap.mjs']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Export names of the stories of a file that have a tag. */
function namesTagged(source, path, tag) {
  const { indexInputs } = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse();
  return indexInputs.filter(({ tags }) => tags.includes(tag)).map(({ exportName }) => exportName);
}

/** Transforms a file of stories into tests: one for each story and play. */
export default {
  /** Depends on this file's source, so that a new version invalidates cached tests. */
  getCacheKey(source, path) {
    return createHash('sha256').update(ownSource).update(path).update(source).digest('hex');
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
