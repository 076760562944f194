import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '../../../session/session';
import { carriedDraft, carryDraft, forgetDraft } from './carriedDraft';

afterEach(forgetDraft);

test('what is taken along comes back bit by bit', () => {
  carryDraft({ amount: '5000' });
  carryDraft({ card: 'B1' });
  expect(carriedDraft()).toEqual({ amount: '5000', card: 'B1' });
});

test('another member who signs in sees nothing of it', () => {
  signIn({ token: 'first', account: 'a', isAdmin: null });
  carryDraft({ amount: '5000', card: 'B1' });
  signOut();
  expect(carriedDraft()).toEqual({});
  signIn({ token: 'second', account: 'a', isAdmin: null });
  carryDraft({ card: 'B2' });
  expect(carriedDraft()).toEqual({ card: 'B2' });
  signOut();
});
