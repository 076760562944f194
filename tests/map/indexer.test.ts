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

it('lists the states of a screen with its name in every language, and with their kinds', async () => {
  const states = await indexed(
    './stories/screens/user/withdrawRefused.stories.tsx',
    story('Default', 'Default', 'Screens/user/withdraw'),
    story('ResultUnknown', 'Result Unknown', 'Screens/user/withdraw'),
    story('VerificationLost', 'Verification Lost', 'Screens/user/withdraw'),
  );
  expect(states.map(({ exportName, name, tags }) => [exportName, name, tags])).toEqual([
    ['Default', 'Default · 出金 · Withdraw · 提領 · 提款 · /user/withdraw', ['each-language', 'refused']],
    ['ResultUnknown', 'Result unknown', ['each-language', 'unknown']],
    ['VerificationLost', 'Verification lost', ['each-language', 'refused']],
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

it('changes only the name of other stories', async () => {
  const offline = story('OfflineKept', 'Offline Kept', 'Journeys/Offline');
  expect(await indexed('./stories/journeys/offline.stories.tsx', offline)).toEqual([
    { ...offline, name: 'Offline kept' },
  ]);
});
