import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '../../../session/session';
import { clearDraft, keepDraft, readDraft } from './withdrawDraft';

afterEach(clearDraft);

test('what is taken along comes back bit by bit', () => {
  keepDraft({ amount: '5000' });
  keepDraft({ card: 'B1' });
  expect(readDraft()).toEqual({ amount: '5000', card: 'B1' });
});

test('another member who signs in sees nothing of it', () => {
  signIn({ token: 'first', account: 'a', isAdmin: null });
  keepDraft({ amount: '5000', card: 'B1' });
  signOut();
  expect(readDraft()).toEqual({});
  signIn({ token: 'second', account: 'a', isAdmin: null });
  keepDraft({ card: 'B2' });
  expect(readDraft()).toEqual({ card: 'B2' });
  signOut();
});
