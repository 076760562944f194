import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createVitest } from 'vitest/node';
import { readArguments, refuse } from './arguments.mjs';
import { importTypeScript } from './importTypeScript.mjs';
import { checkOut, removeCheckout } from './revisions.mjs';

/** @typedef {import('../tests/rules/breaks.ts').Break & { testFile: string, testName: RegExp }} PlantedBreak */

/*
 * npm run rules -- [text of a rule]
 * Plants each break of tests/rules/breaks.json in a checkout of the last commit, and runs the test that docs/rules.md names
 * for the rule. That test must fail. Without a text, plants all breaks.
 */
const wanted = readArguments({}).positionals.join(' ');
/** @type {typeof import('../tests/rules/breaks.ts')} */
const { testOfBreak } = await importTypeScript('tests/rules/breaks.ts');
/** @type {typeof import('../tests/rules/ruleTables.ts')} */
const { ruleRows } = await importTypeScript('tests/rules/ruleTables.ts');
const rows = ruleRows(readFileSync('docs/rules.md', 'utf8'));
/** @type {import('../tests/rules/breaks.ts').Break[]} */
const all = JSON.parse(readFileSync('tests/rules/breaks.json', 'utf8'));
const breaks = all
  .filter(({ rule }) => rule.includes(wanted))
  .map((planted) => ({ ...planted, ...testOfBreak(planted, rows) }));
if (breaks.length === 0) refuse(`No break is of a rule with the text ${wanted}.`);

const folder = resolve(`.cache/breaks-${process.pid}`);
checkOut('HEAD', folder);
process.once('exit', () => {
  process.chdir(resolve(folder, '../..'));
  removeCheckout(folder);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.chdir(folder);
// The command of Vitest sets these, and Storybook's plug-in reads them.
Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test' });
let noticed = 0;
await plantAll('unit*', ({ testFile }) => !testFile.endsWith('.stories.tsx'));
await plantAll('stories', ({ testFile }) => testFile.endsWith('.stories.tsx'));
console.log(`${noticed} of ${breaks.length} breaks were noticed.`);
process.exit(noticed === breaks.length ? 0 : 1);

/**
 * Plants the breaks whose tests are in a project of Vitest.
 *
 * @param {string} project
 * @param {(planted: PlantedBreak) => boolean} isOfProject
 */
async function plantAll(project, isOfProject) {
  const chosen = breaks.filter(isOfProject);
  if (chosen.length === 0) return;
  const vitest = await createVitest('test', { project, watch: false, reporters: [{}] });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications(chosen.map(({ testFile }) => testFile));
  for (const planted of chosen) {
    /** @param {{ moduleId: string }} module */
    const isNamed = ({ moduleId }) => moduleId === join(folder, planted.testFile);
    const { testModules } = await plant(vitest, specifications.filter(isNamed), planted);
    const { isNoticed, why } = judge(testModules.filter(isNamed));
    if (isNoticed) noticed++;
    console.log(`${isNoticed ? 'noticed    ' : 'NOT NOTICED'} | ${planted.rule} | ${why}`);
  }
  await vitest.close();
}

/**
 * Runs a test with the fault in place.
 *
 * @param {import('vitest/node').Vitest} vitest
 * @param {import('vitest/node').TestSpecification[]} specifications
 * @param {PlantedBreak} planted
 */
async function plant(vitest, specifications, { file, find, replace, testName }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  vitest.invalidateFile(path);
  vitest.setGlobalTestNamePattern(testName);
  try {
    return await vitest.runTestSpecifications(specifications);
  } finally {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  }
}

/**
 * Whether the test noticed the fault. Code that can't run proves nothing.
 *
 * @param {import('vitest/node').TestModule[]} testModules
 */
function judge(testModules) {
  const results = testModules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => test.result()),
  );
  // A story that passed when it was repeated has errors, too.
  const errors = results.flatMap((result) => (result.state === 'failed' ? result.errors : []));
  const cannotRun = [
    ...testModules.flatMap((module) => module.errors()),
    ...errors.filter(({ name = '' }) => /^(Syntax|Reference|Type)Error$/.test(name)),
  ];
  const [error] = [...cannotRun, ...errors];
  const passed = results.filter(({ state }) => state === 'passed').length;
  const lines = stripVTControlCharacters(error?.message ?? `${passed} tests passed`).split('\n');
  const why = lines.find((line) => line.trim() && !line.startsWith('Click to debug'));
  return { isNoticed: errors.length > 0 && cannotRun.length === 0, why };
}
