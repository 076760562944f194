import { expect, it } from 'vitest';
import { searchOf } from '../../stories/map/find';
import { areasOf, partsOf } from '../../stories/map/mapOf';
import { nearest } from '../../stories/map/wordIndex';

const entry = (path: string, name: string, file: string, tags: string[] = []) => ({
  id: `screens${path.replaceAll('/', '-')}--${name.toLowerCase().replaceAll(' ', '-')}`,
  type: 'story',
  title: `Screens${path}`,
  name,
  importPath: `./stories/screens/user/${file}.stories.tsx`,
  tags,
});

const areas = areasOf(
  ['/login/login', '/user/withdraw', '/user/recharge', '/user/BankCard', '/user/jk'],
  [
    entry('/login/login', 'Default', 'login'),
    entry('/user/withdraw', 'Default', 'withdraw'),
    entry('/user/withdraw', 'Double tap', 'withdraw'),
    entry('/user/withdraw', 'Withdraw banned', 'withdrawBlocked'),
    entry('/user/withdraw', 'Rejected', 'withdrawRecords'),
    entry('/user/withdraw', 'Verification lost', 'withdrawRefused', ['refused']),
    entry('/user/recharge', 'Default', 'recharge'),
    entry('/user/recharge', 'Refused by server', 'rechargeRefused'),
    entry('/user/BankCard', 'Default', 'BankCard'),
    entry('/user/jk', 'Default', 'jk'),
  ],
  {},
);

const part = { type: 'story', importPath: './stories/components/Banner.stories.tsx', tags: [] };

const parts = partsOf([
  {
    ...part,
    id: 'components-feedback-banner--refusal',
    title: 'Components/Feedback/Banner',
    name: 'Refusal',
  },
]);

const search = searchOf({ areas, journeys: [], parts });

const find = (query: string) =>
  search(query).areas.flatMap(({ screens }) =>
    screens.flatMap(({ name, stories }) => stories.map((story) => `${name} ${story.name}`)),
  );

const refusedWithdrawals = ['/user/withdraw Rejected', '/user/withdraw Verification lost'];

it.each([
  'withdraw rejected',
  'refused withdrawal',
  'withdraw refused',
  'withdrawals declined',
  'withdraw refuses',
  'withdrawl rejcted',
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

it.each(['banner', 'Baner', 'banners'])('finds a component by %s', (query) => {
  expect(search(query).parts.map(({ name }) => name)).toEqual(['Feedback/Banner']);
});

it.each(['信用スコアが出金の基準', '系統忙碌', '残高不足'])('finds the text %s', (query) => {
  const { isNamed, areas } = search(query);
  expect(isNamed).toBe(false);
  expect(areas.map(({ name }) => name)).toEqual(['user']);
});

it('finds a text by its key, too', () => {
  expect(find('session expired')).toEqual(['/login/login Default']);
});

it('finds a refusal of the server at the refused states', () => {
  expect(find('系統忙碌')).toEqual(refusedWithdrawals.slice(1));
});

it('finds nothing that no screen says', () => {
  expect(search('no screen says zebra')).toEqual({ areas: [], journeys: [], parts: [], isNamed: false });
});

it('names what is nearest to a wrong name', () => {
  const names = ['Screens/user/withdraw', 'Screens/user/recharge', 'Components/Feedback/Banner'];
  expect(nearest('Screens/user/withdrw', names)[0]).toBe('Screens/user/withdraw');
  expect(nearest('Widgets/Baner', names)[0]).toBe('Components/Feedback/Banner');
  expect(nearest('zzzz', names)).toEqual([]);
});
