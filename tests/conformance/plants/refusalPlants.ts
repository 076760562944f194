import { edit, isSuccess, type Plant, succeedInstead, valueAt } from './plant';

/** Faults of refusals and of lists with pages. */
export const refusalPlants: Plant[] = [
  {
    what: 'a lost refusal',
    only: '/trade/Preview',
    says: /answers to half a lot with success, not with parameterError/,
    before: ({ body }) => body.lots === '0.5' && Object.assign(body, { lots: '1' }),
  },
  {
    what: 'a lost refusal of a second sign-in',
    only: '/signIn/SignIn',
    says: /answers to a second sign-in of a day with success, not with alreadySignedIn/,
    after: succeedInstead(() => true),
  },
  {
    what: 'the message of another refusal',
    only: '/user/Login',
    says: /answers to a wrong password with .*, not with wrongAccountOrPassword/,
    after: ({ body }, { request }) =>
      request.body.password === 'none such' && Object.assign(body, { msg: 'Account not found' }),
  },
  {
    what: 'another number in a message',
    only: '/blockTrade/Apply',
    says: /a third bid for the stock with .*: the message has the number 9, not 2/,
    after: ({ body }) => {
      if (body.status !== 1) body.msg = String(body.msg).replace(/\b2\b|2(?=[^\d]|$)/, '9');
    },
  },
  {
    what: 'a sentence of no catalogue',
    only: '/stock/Candles',
    says: /answers to an unlisted stock with status 0, "Nope", not with productMissing/,
    after: ({ body }) => body.status !== 1 && Object.assign(body, { msg: 'Nope' }),
  },
  {
    what: 'a required field that may be missing',
    only: '/stock/Search',
    says: /answers to a request without limit with success, not with parameterError/,
    before: ({ body }) => {
      body.limit ??= 20;
    },
  },
  {
    what: 'a page beyond the end that repeats the first',
    only: '/fund/Records',
    says: /page 1000000 has \d+ items, not none/,
    before: ({ body }) => Number(body.page) > 1_000 && Object.assign(body, { page: 1 }),
  },
  {
    what: 'more pages beyond the end',
    only: '/notice/List',
    says: /page 1000000 says that there are more items/,
    after: edit('data.hasMore', () => true),
  },
  {
    what: 'a second page that repeats the first',
    only: '/content/NewsList',
    says: /page 2 repeats \S+ of page 1/,
    before: ({ body }) => body.page === 2 && Object.assign(body, { page: 1 }),
  },
  {
    what: 'a list with the oldest first',
    only: '/fund/Records',
    says: /not sorted by at, the latest first/,
    after: (answer) => {
      if (!isSuccess(answer)) return;
      const items = valueAt(answer.body, 'data.items') as object[];
      const [item] = items;
      if (item) items.push({ ...item, id: 'later', at: '2099-01-01T00:00:00Z' });
    },
  },
  {
    what: 'more items than a page has',
    only: '/ipo/Records',
    says: /page 1 has 21 items, more than 20/,
    after: edit('data.items', (items) => {
      const [item] = items as object[];
      return Array.from({ length: item ? 21 : 0 }, (_, index) => ({ ...item, id: `A${index}x` }));
    }),
  },
  {
    what: 'a value of a filter that is refused',
    only: '/stock/Ranking',
    says: /answers to the kind losers with status 0/,
    after: (answer, { request }) =>
      request.body.kind === 'losers' &&
      Object.assign(answer, { body: { status: 0, msg: 'System busy', data: null } }),
  },
];
