import { expect, it } from 'vitest';
import { kindOfState } from '../../stories/map/stateKinds';

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
])('%s is a state of the kind %s', (name, kind) => {
  expect(kindOfState(name)).toBe(kind);
  expect(kindOfState(name.charAt(0) + name.slice(1).toLowerCase())).toBe(kind);
});

it('takes the kind from the file when the name does not tell it', () => {
  expect(kindOfState('Verification Lost', './stories/screens/user/withdrawRefused.stories.tsx')).toBe(
    'refused',
  );
  expect(kindOfState('Wrong Fund Password', './stories/screens/user/withdrawRefused.stories.tsx')).toBe(
    'refused',
  );
  expect(kindOfState('Fails', './stories/screens/user/withdrawRefused.stories.tsx')).toBe('error');
});
