import { expect, it } from 'vitest';
import { groupsOf, purposeOf } from '../../stories/screenPage/screenStates';

const story = (name: string, file: string) => ({
  id: name,
  name,
  file: `./stories/screens/user/${file}.stories.tsx`,
  sentence: undefined,
});

it('groups stories by kind, as a member meets them, whatever their file', () => {
  const offline = story('Offline', 'withdraw');
  const frozen = story('Frozen', 'withdrawBlocked');
  const lost = story('Verification lost', 'withdrawRefused');
  const first = story('Default', 'withdraw');
  const records = story('Records', 'withdrawRecords');
  const loading = story('Loading', 'withdraw');
  const late = story('Closed while open', 'withdrawBlocked');
  expect(
    groupsOf([offline, frozen, late, lost, first, records, loading]).map(({ kind, states }) => [
      kind,
      states,
    ]),
  ).toEqual([
    ['loading', [loading]],
    ['default', [first, records]],
    ['blocked', [frozen]],
    ['refused', [late, lost]],
    ['offline', [offline]],
  ]);
});

it('takes the address out of the comment of a screen', () => {
  const comment = '`/user/withdraw?card=…`: the prerequisites, then the form. `?id=…`: one of them.';
  expect(purposeOf('Screens/user/withdraw', comment)).toEqual({
    address: '/user/withdraw?card=…',
    text: 'The prerequisites, then the form. `?id=…`: one of them.',
  });
});

it.each(['Onboarding: three slides.', '`/login/login`: another screen.', ''])(
  'keeps the comment %j, which has no address of the screen',
  (comment) => {
    expect(purposeOf('Screens/login/logon', comment)).toEqual({ address: '/login/logon', text: comment });
  },
);
