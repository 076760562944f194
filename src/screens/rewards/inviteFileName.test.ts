import { expect, it } from 'vitest';
import { inviteFileName } from './inviteAddress';

it.each([
  ['Itayose', 'itayose-invite.png'],
  ['Kabuto Trade', 'kabuto-trade-invite.png'],
  ['兜トレード', '兜トレード-invite.png'],
  ['../../etc/passwd', 'etc-passwd-invite.png'],
  ['A/B: “C”?', 'a-b-“c”-invite.png'],
  ['', 'invite.png'],
])('a site named %j saves %s', (title, name) => {
  expect(inviteFileName(title)).toBe(name);
});
