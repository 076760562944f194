import { SourceMap } from 'node:module';
import { expect, it, vi } from 'vitest';
import { sourceLocationsOf } from '../../.storybook/failures/sourceLocations';

type Payload = ConstructorParameters<typeof SourceMap>[0];

const { storyMap } = await vi.importActual<{
  storyMap(tests: string, source: string, path: string): Payload;
}>('../../.storybook/failures/storyMap.mjs');

const source = [
  "import { x } from './x';",
  ...Array.from({ length: 40 }, () => ''),
  'export const Default: Story = {};',
  '',
  'export const Cut: Story = {',
  '  play: async () => {},',
  '};',
].join('\n');

const tests = [
  'for (const play of plays) {',
  '  describe("Components/Badge", () => {',
  '    describe("Cut", () => {',
  '      it("play-test", async () => {',
  '        await testFn();',
  '      });',
  '    });',
  '    describe("Default", () => {',
  '      it("smoke-test", async () => {});',
  '    });',
  '  });',
  '}',
].join('\n');

it('maps the test of a story to the declaration of the story', () => {
  const map = new SourceMap(storyMap(tests, source, '/stories/Badge.stories.tsx'));
  const lines = tests.split('\n').map((_, line) => {
    const entry = map.findEntry(line, 0);
    return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
  });
  const [cut, byDefault] = [44, 42];
  expect(lines.slice(2, 10)).toEqual([cut, cut, cut, cut, cut, byDefault, byDefault, byDefault]);
  expect(lines.slice(0, 2)).toEqual([undefined, undefined]);
});

/** Source map of a script whose lines 1 and 2 come from these files. */
const map = (...sources: string[]): Payload =>
  ({
    version: 3,
    file: '',
    sourceRoot: '',
    sources,
    sourcesContent: [],
    names: [],
    mappings: 'AAIE;ACCA',
  }) as Payload;

it('maps a stack of the page to files of this project', async () => {
  const readMap = vi.fn(async (script: string) =>
    script.endsWith('/story.js')
      ? map('../../../stories/Badge.stories.tsx', '../../../.storybook/preview.tsx')
      : script.endsWith('/library.js')
        ? map('../../../node_modules/library/index.js', '../../../src/app/App.tsx')
        : undefined,
  );
  const stack = [
    'Error: at http://127.0.0.1:1',
    '    at find (http://127.0.0.1:1/assets/library.js:1:1)',
    '    at play (http://127.0.0.1:1/assets/story.js:1:1)',
    '    at async http://127.0.0.1:1/assets/story.js:2:1',
    '    at async http://127.0.0.1:1/assets/library.js:2:1',
    '    at async http://127.0.0.1:1/assets/without-map.js:2:1',
  ].join('\n');
  expect(await sourceLocationsOf(stack, readMap)).toEqual([
    { file: 'stories/Badge.stories.tsx', line: 5, column: 3 },
    { file: 'src/app/App.tsx', line: 6, column: 3 },
  ]);
  expect(readMap).toHaveBeenCalledTimes(3);
});
