import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { importTypeScript } from './playStories.mjs';
import { takeCatalogue, withCatalogueOf } from './takeCatalogue.mjs';

/** Days without use after which pictures are removed. */
const days = 14;

/**
 * Access to the pictures of two revisions: stored ones, and new ones.
 *
 * @param folder where they are stored
 * @param commit commit of the base
 * @param name readable name of the base
 * @param base files of the base, with content hashes
 * @param here files of this checkout, with content hashes
 */
export async function openPictures({ folder, chromePath, commit, name, base, here }) {
  const { madeOf } = await importTypeScript('tests/visual/contents.ts');
  const { takenBy } = await importTypeScript('tests/visual/how.ts');
  const store = await importTypeScript('tests/visual/pictureSets.ts');
  const { reachOf } = await importTypeScript('tests/affected/reach.ts');
  const { readSourceTree } = await importTypeScript('tests/architecture/sourceTree.ts');

  const kept = join(folder, 'pictures');
  const browser = await chromium.launch(launchOptions(chromePath));
  const revisions = {
    base: takenBy(base, browser.version(), here),
    here: takenBy(here, browser.version(), here),
  };
  const sets = store.readSets(kept);

  const find = (stories, files) => {
    const set = store.setOf(sets, stories, files);
    if (set) store.touchSet(set);
    return set;
  };

  const take = (catalogue, stories, label, { look, done } = {}) =>
    takeCatalogue({ chromePath, catalogue, stories, folder: join(folder, label), look, done });

  /** Stores complete sets of pictures, with their dependencies. */
  function keeper(sources, files) {
    const tree = readSourceTree(sources);
    return ({ stories, pictures, folder, ran, failures }) => {
      if (failures.length > 0 || pictures.length === 0) return;
      const reached = [...reachOf([stories, ...ran], tree)].filter((path) => !path.startsWith('.storybook/'));
      const set = store.keepSet(kept, { stories, madeOf: madeOf(stories, reached, files), pictures, folder });
      sets.set(stories, [...(sets.get(stories) ?? []), set]);
    };
  }

  /** Pictures of the base by file of stories. Takes missing ones. */
  async function ofBase(stories) {
    const wanted = stories.filter((path) => base.has(path));
    const missing = wanted.filter((path) => !find(path, revisions.base));
    let taken = [];
    if (missing.length > 0) {
      console.log(`${name}: pictures of ${missing.length} files of stories are missing.`);
      taken = await withCatalogueOf(commit, missing, ({ catalogue, sources }) =>
        // Stored one by one, so that an interrupted run is not lost.
        take(catalogue, missing, 'before', { done: keeper(sources, revisions.base) }),
      );
    }
    const incomplete = new Map(taken.map((file) => [file.stories, file]));
    return new Map(wanted.map((path) => [path, find(path, revisions.base) ?? incomplete.get(path)]));
  }

  return {
    ...{ revisions, sets, commit, name, browser, report: join(folder, 'report') },
    ...{ find, take, keeper, ofBase },
    async close() {
      await browser.close();
      store.removeOldSets(kept, days);
      for (const label of ['before', 'after']) rmSync(join(folder, label), { recursive: true, force: true });
    },
  };
}
