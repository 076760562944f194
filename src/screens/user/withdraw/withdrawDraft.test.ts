import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '../../../session/session';
import { clearDraft, keepDraft, readDraft } from './withdrawDraft';

afterEach(clearDraft);

test('merges the parts that were kept', () => {
  keepDraft({ amount: '5000' });
  keepDraft({ card: 'B1' });
  expect(readDraft()).toEqual({ amount: '5000', card: 'B1' });
});

test('hides the draft from another member who signs in', () => {
  signIn({ token: 'first', account: 'a', isAdmin: null });
  keepDraft({ amount: '5000', card: 'B1' });
  signOut();
  expect(readDraft()).toEqual({});
  signIn({ token: 'second', account: 'a', isAdmin: null });
  keepDraft({ card: 'B2' });
  expect(readDraft()).toEqual({ card: 'B2' });
  signOut();
});
