import type { IndexInput } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { readableIndexer } from '../../.storybook/indexer';

const story = (exportName: string, name: string, title: string): IndexInput => ({
  type: 'story',
  exportName,
  name,
  title,
  tags: ['each-language'],
});

const indexed = (file: string, ...stories: IndexInput[]) =>
  readableIndexer({ test: /stories/, createIndex: async () => stories }).createIndex(file, {
    makeTitle: (title) => title ?? '',
  });

/** Tags of a story that the documentation for agents leaves out. */
const left = ['each-language', '!manifest'];

it('lists the first state of a screen with its name in every language', async () => {
  const states = await indexed(
    './stories/screens/withdrawals/withdraw.stories.tsx',
    story('Default', 'Default', 'Screens/user/withdraw'),
    story('ResultUnknown', 'Result Unknown', 'Screens/user/withdraw'),
  );
  expect(states.map(({ exportName, name, tags }) => [exportName, name, tags])).toEqual([
    ['Default', 'Default · 出金 · Withdraw · 提領 · 提款 · /user/withdraw', left],
    ['ResultUnknown', 'Result unknown', left],
  ]);
});

it('tags stories of components and widgets with their status in the library', async () => {
  const tagsOf = async (title: string) => {
    const [indexedStory] = await indexed('./stories/a.stories.tsx', story('Default', 'Default', title));
    return indexedStory?.tags;
  };
  expect(await tagsOf('Components/Actions/Button')).toEqual(['each-language', 'stable']);
  expect(await tagsOf('Components/Feedback/Toast')).toEqual(['each-language', 'beta']);
  expect(await tagsOf('Components/Fields/Select')).toEqual(['each-language', 'stable']);
  expect(await tagsOf('Widgets/News and notices/Article/Hostile')).toEqual(['each-language', 'beta']);
  expect(await tagsOf('Widgets/Load')).toEqual(['each-language', 'internal']);
});

it('changes the name of other stories, and leaves them out of the documentation for agents', async () => {
  const offline = story('OfflineKept', 'Offline Kept', 'Journeys/Offline');
  expect(await indexed('./stories/journeys/offline.stories.tsx', offline)).toEqual([
    { ...offline, name: 'Offline kept', tags: left },
  ]);
});
