import type { Plant } from './plant';

/** Faults of headers, envelopes and connections. */
export const envelopePlants: Plant[] = [
  {
    what: 'no header Date',
    only: '/user/Profile',
    says: /no header Date/,
    after: ({ headers }) => delete headers.date,
  },
  {
    what: 'a Date that is none',
    only: '/user/Profile',
    says: /header Date is now, not a date of HTTP/,
    after: ({ headers }) => Object.assign(headers, { date: 'now' }),
  },
  {
    what: 'an answer from an hour before',
    only: '/exchange/Wallets',
    says: /older than an answer before it/,
    after: ({ headers }) => {
      headers.date = new Date(Date.parse(headers.date ?? '') - 3_600_000).toUTCString();
    },
  },
  {
    what: 'no header for CORS',
    only: '/lockUp/Products',
    says: /Access-Control-Allow-Origin is missing/,
    after: ({ headers }) => delete headers['access-control-allow-origin'],
  },
  {
    what: 'CORS for another origin',
    only: '/lockUp/Products',
    says: /Access-Control-Allow-Origin is https:\/\/other\.example/,
    after: ({ headers }) =>
      Object.assign(headers, { 'access-control-allow-origin': 'https://other.example' }),
  },
  {
    what: 'a Date that the app cannot read',
    only: '/lockUp/Products',
    says: /Access-Control-Expose-Headers does not have Date/,
    after: ({ headers }) => delete headers['access-control-expose-headers'],
  },
  {
    what: 'a Retry-After that the app cannot read',
    only: '/lockUp/Products',
    says: /Access-Control-Expose-Headers does not have Retry-After/,
    after: ({ headers }) => Object.assign(headers, { 'access-control-expose-headers': 'date' }),
  },
  {
    what: 'OPTIONS with 200',
    only: '/common/Holidays',
    says: /answers OPTIONS with HTTP 200, not 204/,
    preflight: true,
    after: (answer, { request }) => request.method === 'OPTIONS' && Object.assign(answer, { status: 200 }),
  },
  {
    what: 'OPTIONS without the header token',
    only: '/common/Holidays',
    says: /does not allow the headers token/,
    preflight: true,
    after: ({ headers }) =>
      Object.assign(headers, { 'access-control-allow-headers': 'content-type, account, is-admin' }),
  },
  {
    what: 'a list instead of an envelope',
    only: '/stock/Indices',
    says: /not a JSON object/,
    after: (answer) => Object.assign(answer, { body: [] }),
  },
  {
    what: 'HTTP 500',
    only: '/credit/Score',
    says: /HTTP 500/,
    after: (answer) => Object.assign(answer, { status: 500 }),
  },
  {
    what: 'no status',
    only: '/copyTrade/Products',
    says: /has the status undefined/,
    after: ({ body }) => delete body.status,
  },
  {
    what: 'a number as msg',
    only: '/copyTrade/Product',
    says: /has the msg 404, not a text/,
    after: ({ body }) => body.status !== 1 && Object.assign(body, { msg: 404 }),
  },
  {
    what: 'a connection that is closed',
    only: '/common/Version',
    says: /closes the connection without an answer/,
    after: () => 'hang up',
  },
  {
    what: 'an answer that comes too late',
    only: '/card/Banks',
    says: /does not answer within 2 s/,
    timeoutMs: 2_000,
    after: (_, { turn }) => turn === 0 && new Promise((resolve) => setTimeout(resolve, 3_000)),
  },
  {
    what: 'a body that is too large and read',
    only: '/user/Account',
    says: /answers to a body of \d+ bytes with HTTP 200, not with 413/,
    after: (answer) => answer.status === 413 && Object.assign(answer, { status: 200 }),
  },
];
