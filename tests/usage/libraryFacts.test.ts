import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importLines } from '../../.storybook/docs/library/importLines';
import { changesIn, changesOf } from '../../.storybook/library/changes';
import { factsOf } from '../../.storybook/library/facts';
import { type LibraryModule, libraryPages } from '../../.storybook/library/pages';
import { usersIn } from '../../.storybook/library/users';
import { storyFiles, titleOf } from '../../scripts/storyFiles.mjs';
import { sourcesIn } from '../architecture/sources';
import { readSourceTree, type SourceTree } from '../architecture/sourceTree';

const pages = libraryPages();
const facts = factsOf(readSourceTree(['src']), pages, readFileSync('CHANGELOG.md', 'utf8'));
const sources = sourcesIn('src').map(({ path, text }) => ({
  path,
  // Types alone are no use.
  text: text
    .replaceAll(/^import type [^;]*;|\btype \w+,? ?/gm, '')
    .replaceAll(/import \{ *\} from [^;]*;/g, ''),
}));

/** Files outside of a folder that import a module of it, found by its path in the text. */
function importersOf(path: string): string[] {
  const [, folder, part = folder] = path.split('/');
  const ending = new RegExp(`['(/.]${folder}/${part}'`);
  return sources
    .filter((source) => !source.path.includes(`/${folder}/`) && ending.test(source.text))
    .map((source) => source.path);
}

const modules = [...pages].flatMap(([title, own]) => own.map(({ path }) => ({ title, path })));

describe('the page of a component or widget', () => {
  it('exists for all of them', () => {
    expect(modules.length).toBeGreaterThan(160);
  });

  it('is the only one of its name, because records and statuses are found by it', () => {
    const names = new Map([...pages.keys()].map((title) => [title.split('/').at(-1), title]));
    const wrong = storyFiles()
      .filter((file) => /^stories\/(components|widgets)\//.test(file))
      .map((file) => titleOf(file))
      .filter((title) => (names.get(title.split('/').at(-1)) ?? title) !== title);
    expect(wrong).toEqual([]);
  });

  it.each(modules)('names the users of $path', ({ title, path }) => {
    const importers = importersOf(path).filter(
      (file) => !/^src\/(components|widgets)\/([a-z]\w*\/)?[^/]+$/.test(file),
    );
    const page = facts[title];
    if (importers.some((file) => file.startsWith('src/screens/'))) expect(page?.screens).not.toEqual([]);
    for (const file of importers.filter((each) => /^src\/(components|widgets)\//.test(each))) {
      const folder = /\/([A-Z]\w*)\//.exec(file)?.[1] ?? '';
      const users = page?.usedIn.map((user) => user.title ?? '') ?? [];
      const own = modules.filter((each) => each.path.split('/')[1] === folder).map((each) => each.title);
      expect([...users, title]).toEqual(
        expect.arrayContaining([expect.toSatisfy((user) => own.includes(user))]),
      );
    }
  });

  it('names screens that contain it inside of other parts', () => {
    const { usedIn, screens } = facts['Components/Content/Gauge'] ?? {};
    expect(usedIn).toEqual([{ name: 'CreditGauge', title: 'Widgets/Money/CreditGauge' }]);
    expect(screens?.map(({ path }) => path)).toEqual(['/user/pj']);
  });

  it('names the changes of what its modules export', () => {
    expect(facts['Widgets/Feedback/ResultKnown']?.changes).toMatchObject([
      { version: '0.2.0', kind: 'Added' },
    ]);
    expect(facts['Widgets/Feedback/ProblemNote']?.changes.map(({ text }) => text).join()).toContain(
      '`FormProblem`',
    );
  });

  it('names the colours of its own files', () => {
    expect(facts['Components/Content/Badge']).toMatchObject({
      colors: ['accent', 'onAccent'],
      hasSizes: true,
    });
    expect(facts['Components/Feedback/Blocked']).toMatchObject({ colors: [], hasSizes: false });
  });
});

describe('users', () => {
  const value = (target: string) => ({ target, typeOnly: false, dynamic: false });
  const tree: SourceTree = new Map([
    ['src/components/Dot/Dot.tsx', []],
    ['src/components/dots.ts', [value('src/components/Dot/Dot.tsx')]],
    ['src/widgets/Line/Line.tsx', [value('src/components/dots.ts')]],
    ['src/widgets/Typed/Typed.tsx', [{ ...value('src/components/Dot/Dot.tsx'), typeOnly: true }]],
    ['src/app/Shell.tsx', [value('src/components/Dot/Dot.tsx')]],
    ['src/screens/Row.tsx', [{ ...value('src/widgets/Line/Line.tsx'), dynamic: true }]],
    ['src/screens/home/Home.tsx', [value('src/screens/Row.tsx')]],
    ['src/screens/home/Other.tsx', [value('src/widgets/Typed/Typed.tsx')]],
  ]);
  const routes = [
    { path: '/home', screen: 'src/screens/home/Home.tsx' },
    { path: '/other', screen: 'src/screens/home/Other.tsx' },
  ];

  it('are found through helpers, shared parts and imports on demand, without those of types', () => {
    expect(usersIn(tree, routes)(['src/components/Dot/Dot.tsx'])).toEqual({
      importers: ['src/app/Shell.tsx', 'src/widgets/Line/Line.tsx'],
      screens: ['/home'],
    });
  });
});

it('reads a changelog', () => {
  const changes = changesIn(
    '# Changelog\n\nText.\n\n## 2.0.0, unreleased\n\n### Added\n\n- One `Dot`\n  more. Two.\n- Other.\n\n## 1.0.0\n\n### Fixed\n\n- `Dots`.\n',
  );
  expect(changes).toEqual([
    { version: '2.0.0', kind: 'Added', text: 'One `Dot` more. Two.' },
    { version: '2.0.0', kind: 'Added', text: 'Other.' },
    { version: '1.0.0', kind: 'Fixed', text: '`Dots`.' },
  ]);
  expect(changesOf(changes, ['Dot'])).toEqual([changes[0]]);
});

it('writes the import of each exported module', () => {
  const module = (path: string, names: string[], status: LibraryModule['status'] = 'beta') => ({
    path,
    names,
    status,
  });
  expect(
    importLines([
      module('widgets/Chart', ['ChartProps', 'Chart']),
      module('widgets/Chart/chartTypes', ['Level', 'View']),
      module('widgets/Chart/inner', ['inner'], 'internal'),
    ]),
  ).toBe(
    "import { Chart } from 'itayose/widgets/Chart';\nimport type { Level, View } from 'itayose/widgets/Chart/chartTypes';",
  );
});
