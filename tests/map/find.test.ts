import { expect, it } from 'vitest';
import { findByTexts, findScreens } from '../../stories/map/find';
import { type Area, areasOf } from '../../stories/map/mapOf';
import { queryWords } from '../../stories/map/synonyms';

const entry = (path: string, name: string, file: string) => ({
  id: `screens${path.replaceAll('/', '-')}--${name.toLowerCase().replaceAll(' ', '-')}`,
  type: 'story',
  title: `Screens${path}`,
  name,
  importPath: `./stories/screens/user/${file}.stories.tsx`,
});

const areas = areasOf(
  ['/user/withdraw', '/user/recharge', '/user/BankCard', '/user/jk'],
  [
    entry('/user/withdraw', 'Default', 'withdraw'),
    entry('/user/withdraw', 'Double tap', 'withdraw'),
    entry('/user/withdraw', 'Withdraw banned', 'withdrawBlocked'),
    entry('/user/withdraw', 'Rejected', 'withdrawRecords'),
    entry('/user/withdraw', 'Verification lost', 'withdrawRefused'),
    entry('/user/recharge', 'Default', 'recharge'),
    entry('/user/recharge', 'Refused by server', 'rechargeRefused'),
    entry('/user/BankCard', 'Default', 'BankCard'),
    entry('/user/jk', 'Default', 'jk'),
  ],
  {},
);

const shown = (found: readonly Area[]) =>
  found.flatMap(({ screens }) =>
    screens.flatMap(({ name, stories }) => stories.map((story) => `${name} ${story.name}`)),
  );

const find = (query: string) => shown(findScreens(areas, queryWords(query)));

const refusedWithdrawals = ['/user/withdraw Rejected', '/user/withdraw Verification lost'];

it.each([
  'withdraw rejected',
  'refused withdrawal',
  'withdraw refused',
  'withdrawals declined',
  '出金 拒否',
  '出金の拒否',
  '出金拒否',
  '提領 拒絕',
  '提領拒絕',
])('finds the refused withdrawals by %s', (query) => {
  expect(find(query)).toEqual(refusedWithdrawals);
});

it.each(['提領', '出金', 'Withdraw', '/user/withdraw', 'payout'])('finds the whole screen by %s', (query) => {
  expect(find(query).filter((state) => state.startsWith('/user/withdraw'))).toHaveLength(5);
});

it('finds a state in any spelling', () => {
  for (const query of ['withdraw double tap', '/user/withdraw DoubleTap', '提領 連按'])
    expect(find(query)).toEqual(['/user/withdraw Double tap']);
});

it('does not take a part of a word for another word', () => {
  expect(find('banned')).toEqual(['/user/withdraw Withdraw banned']);
});

it('finds nothing by a word that no name has, but the screens whose texts have it', () => {
  const text = '信用スコアが出金の基準';
  expect(find(text)).toEqual([]);
  expect(shown(findByTexts(areas, text))).toContain('/user/withdraw Default');
  expect(findByTexts(areas, 'no screen says this')).toEqual([]);
});
