import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from './playStories.mjs';
import { withCatalogueOf } from './takeCatalogue.mjs';

const tokens = 'src/theme/tokens.ts';

/** Makes the largest figures a pixel larger; their size then, in drawing units. */
function enlarge(sources) {
  const file = join(sources, tokens);
  let size = 0;
  // Two units of the drawing are a pixel of the phone.
  const changed = readFileSync(file, 'utf8').replace(/(?<=keyFigure: )\d+/, (units) => {
    size = Number(units) + 2;
    return size;
  });
  if (size === 0) throw new Error(`${tokens} has no size called keyFigure.`);
  writeFileSync(file, changed);
  return size;
}

/**
 * Proves the comparison: with one token larger in a copy of the base, the pictures of stories that draw with it have to
 * differ, and no others; and the change has to affect each of them.
 *
 * @param stories files of stories whose pictures are looked at
 */
export async function provePictures({ commit, name, take, ofBase }, stories) {
  const { compareSets } = await importTypeScript('tests/visual/compare.ts');
  const { drawsWith } = await importTypeScript('tests/visual/drawsWith.ts');
  const before = await ofBase(stories);
  console.log(`Building the catalogue of ${name} with one token larger by a pixel…`);
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
    const differing = new Set(compareSets(set, after).map(({ name }) => name));
    for (const { name } of after.pictures) {
      const draws = drawn.get(name);
      if (draws === undefined) continue;
      proven += 1;
      if (differing.has(name) !== draws)
        wrong.push(
          `${name}: ${draws ? 'draws with the token, yet is the same' : 'differs without drawing with it'}`,
        );
      else if (draws && !(set?.madeOf && tokens in set.madeOf))
        wrong.push(`${name}: differs, yet a change of ${tokens} would leave it out`);
    }
  }
  for (const sentence of wrong) console.log(`  ${sentence}`);
  const differ = [...drawn.values()].filter(Boolean).length;
  console.log(
    `${proven} pictures compared, of which ${differ} draw with the token: ${wrong.length} are wrong.`,
  );
  return wrong.length === 0 && differ > 0;
}
