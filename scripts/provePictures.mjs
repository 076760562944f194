import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from './playStories.mjs';
import { withCatalogueOf } from './takeCatalogue.mjs';

const tokens = 'src/theme/tokens.ts';

/** Enlarges the token of key figures by a pixel. Returns the new size in drawing units. */
function enlarge(sources) {
  const file = join(sources, tokens);
  let size = 0;
  // Two drawing units are one pixel of the phone.
  const changed = readFileSync(file, 'utf8').replace(/(?<=keyFigure: )\d+/, (units) => {
    size = Number(units) + 2;
    return size;
  });
  if (size === 0) throw new Error(`${tokens} has no size called keyFigure.`);
  writeFileSync(file, changed);
  return size;
}

/**
 * Proves the comparison: after enlarging one token in a copy of the base, exactly the pictures that use it must differ, and
 * the change must affect each of them.
 *
 * @param stories files of stories to compare
 */
export async function provePictures({ commit, name, take, ofBase }, stories) {
  const { compareSets } = await importTypeScript('tests/visual/compare.ts');
  const { drawsWith } = await importTypeScript('tests/visual/drawsWith.ts');
  const before = await ofBase(stories);
  console.log(`Building the catalogue of ${name} with one token enlarged by a pixel…`);
  let size = 0;
  const drawn = new Map();
  const taken = await withCatalogueOf(
    commit,
    [...before.keys()],
    ({ catalogue }) =>
      take(catalogue, [...before.keys()], 'after', {
        look: async (page, picture) => {
          drawn.set(picture.name, await page.evaluate(drawsWith, size));
        },
      }),
    (sources) => {
      size = enlarge(sources);
    },
  );

  const wrong = taken.flatMap(({ failures }) => failures);
  let proven = 0;
  for (const after of taken) {
    const set = before.get(after.stories);
    const differing = new Set(compareSets(set, after).map(({ picture }) => picture.name));
    for (const { name } of after.pictures) {
      const draws = drawn.get(name);
      if (draws === undefined) continue;
      proven += 1;
      if (differing.has(name) !== draws)
        wrong.push(`${name}: ${draws ? 'uses the token, but is equal' : 'differs without using the token'}`);
      else if (draws && !(set?.madeOf && tokens in set.madeOf))
        wrong.push(`${name}: differs, but a change of ${tokens} would omit it`);
    }
  }
  for (const sentence of wrong) console.log(`  ${sentence}`);
  const differ = [...drawn.values()].filter(Boolean).length;
  console.log(`${proven} pictures compared, ${differ} use the token: ${wrong.length} are wrong.`);
  return wrong.length === 0 && differ > 0;
}
