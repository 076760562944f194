import { expect, it } from 'vitest';
import { groupsOf, purposeOf } from '../../stories/screenPage/screenStates';

const story = (name: string, ...tags: string[]) => ({ id: name, name, tags, sentence: undefined });

it('groups stories by kind, as a member meets them', () => {
  const offline = story('Offline', 'offline');
  const frozen = story('Frozen', 'each-language', 'blocked');
  const lost = story('Verification lost', 'refused');
  const first = story('Default', 'main');
  const records = story('Records');
  const loading = story('Loading', 'loading');
  const late = story('Closed while open', 'refused');
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
