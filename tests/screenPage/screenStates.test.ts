import { expect, it } from 'vitest';
import { groupsOf, purposeOf } from '../../stories/screenPage/screenStates';

const story = (id: string, file: string) => ({ id, name: id, file, sentence: undefined });

it('groups stories by file, in their order', () => {
  const folder = './stories/screens/user';
  const sent = story('sent', `${folder}/withdraw.stories.tsx`);
  const refused = story('refused', `${folder}/withdrawRefused.stories.tsx`);
  const late = story('late', `${folder}/withdraw.stories.tsx`);
  expect(groupsOf([sent, refused, late])).toEqual([
    { name: 'withdraw', states: [sent, late] },
    { name: 'withdrawRefused', states: [refused] },
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
