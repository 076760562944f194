import { expect, it } from 'vitest';
import { stageOf } from '../../stories/map/stages';

it.each([
  ['Loading', 'loading'],
  ['Records Loading', 'loading'],
  ['No Records', 'empty'],
  ['Default', 'default'],
  ['Records', 'default'],
  ['Filled', 'filled'],
  ['Confirm Payment', 'filled'],
  ['Wrong Amount', 'blocked'],
  ['Outside Hours', 'blocked'],
  ['Frozen', 'blocked'],
  ['Frozen Meanwhile', 'refused'],
  ['Filled While Open', 'refused'],
  ['Refused By Server', 'refused'],
  ['Sent', 'sent'],
  ['Double Tap', 'sent'],
  ['Result Unknown Of Cancelling', 'unknown'],
  ['Connection Lost', 'offline'],
  ['Logged Out Offline', 'offline'],
  ['Records Fail', 'error'],
  ['Not Found', 'error'],
])('%s is a state of the kind %s', (name, stage) => {
  expect(stageOf(name)).toBe(stage);
  expect(stageOf(name.charAt(0) + name.slice(1).toLowerCase())).toBe(stage);
});

it('takes the kind from the file when the name does not tell it', () => {
  expect(stageOf('Verification Lost', './stories/screens/user/withdrawRefused.stories.tsx')).toBe('refused');
  expect(stageOf('Wrong Fund Password', './stories/screens/user/withdrawRefused.stories.tsx')).toBe(
    'refused',
  );
  expect(stageOf('Fails', './stories/screens/user/withdrawRefused.stories.tsx')).toBe('error');
});
