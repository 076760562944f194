import { asOwner, isSuccess, type Plant, valueAt } from './plant';

/** Faults of sessions, and of records of other members. */
export const accessPlants: Plant[] = [
  {
    what: 'an answer without a token',
    only: '/loan/Records',
    says: /answers to a request without a token with success/,
    before: ({ headers }, { memory }) => {
      if (headers.token) memory.set('token', { status: 200, headers: { ...headers }, body: {} });
      else Object.assign(headers, memory.get('token')?.headers);
    },
    path: '/loan/',
  },
  {
    what: 'an answer to an unknown token',
    only: '/fund/Records',
    says: /answers to an unknown token with success/,
    before: ({ headers }) => {
      headers.token = (headers.token ?? '').replace(/x$/, '');
    },
  },
  {
    what: 'HTTP 403 without a token',
    only: '/signIn/Records',
    says: /answers to a request without a token with HTTP 403, not with HTTP 401/,
    after: (answer) => answer.status === 401 && Object.assign(answer, { status: 403 }),
  },
  {
    what: 'HTTP 401 for a call that needs no session',
    only: '/stock/Ranking',
    says: /needs no session, and answers to an unknown token with HTTP 401/,
    after: (answer, { request }) =>
      request.headers.token === 'unknown' && Object.assign(answer, { status: 401 }),
  },
  {
    what: 'the record of another member',
    only: '/trade/Position',
    says: /answers to the id of another member's record with success/,
    path: '/trade/',
    before: asOwner,
  },
  {
    what: 'a leaked record in a list',
    only: '/trade/Positions',
    says: /answer to the member 8\d+ has the record \S+ of the member 9012345678/,
    after: (answer, { request, memory }) => {
      if (!isSuccess(answer) || request.body.source !== 'competition') return;
      const items = valueAt(answer.body, 'data.items') as unknown[];
      const known = memory.get('items');
      if (items.length > 0) memory.set('items', structuredClone(answer));
      else if (known) items.push((valueAt(known.body, 'data.items') as unknown[])[0]);
    },
  },
  {
    what: 'a record that does not exist',
    only: '/deposit/Record',
    says: /answers to the id of no record with success/,
    path: '/deposit/Record',
    before: ({ body }, { memory }) => {
      if (body.id === 'none-such') body.id = memory.get('id')?.body.id;
      else if (typeof body.id === 'string')
        memory.set('id', { status: 200, headers: {}, body: { id: body.id } });
    },
  },
  {
    what: 'a cancellation by another member',
    only: '/withdraw/Cancel',
    says: /answers to the id of another member's record with success/,
    path: '/withdraw/',
    before: asOwner,
  },
];
