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

it('changes only the name of other stories', async () => {
  const offline = story('OfflineKept', 'Offline Kept', 'Widgets/Load');
  expect(await indexed('./stories/widgets/Load.stories.tsx', offline)).toEqual([
    { ...offline, name: 'Offline kept' },
  ]);
});
