import { plainDecimal } from '../../src/api/contract/plainDecimal';
import type { Watch } from '../client';
import { isDone } from '../outcome';
import type { Report } from '../report';

/** Fields that an answer has from its request, if both have them. */
const echoed = [
  ...['symbol', 'side', 'leverage', 'from', 'to', 'offerId', 'productId', 'positionId', 'account', 'region'],
  ...['lots', 'days', 'price', 'kind', 'size'],
];

/** Calls whose `id` is that of another record than the answer's. */
const otherId = new Set(['/ipo/Apply', '/notice/MarkRead', '/trade/Close']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown) => plainDecimal(String(value)) ?? String(value);

/** Where the requested record is, if not in the data itself. */
const wrapped = ['issue', 'application', 'record'];

/** Checks that an answer is about what was asked. */
export const watchEcho =
  ({ expect }: Report): Watch =>
  (answer) => {
    const { call, request, body, sent } = answer;
    if (!isDone(answer) || !isObject(request)) return;
    const data = body?.data;
    const must = (name: string, asked: unknown, got: unknown) =>
      expect(
        plain(asked) === plain(got),
        call.path,
        `It was asked for the ${name} ${asked} and answers with ${JSON.stringify(got)}.`,
        sent,
      );
    if (isObject(data)) {
      const key = wrapped.find((name) => isObject(data[name]));
      const inner = key ? (data[key] as Record<string, unknown>) : data;
      const names = otherId.has(call.path) ? echoed : ['id', ...echoed];
      for (const name of names)
        if (request[name] != null && inner[name] != null) must(name, request[name], inner[name]);
    }
    const items = isObject(data) ? data.items : data;
    if (!Array.isArray(items)) return;
    for (const name of ['status', 'kind', 'source', 'symbol', 'exchange'])
      if (typeof request[name] === 'string')
        for (const item of items)
          if (isObject(item) && typeof item[name] === 'string') must(name, request[name], item[name]);
    if (Array.isArray(request.symbols))
      expect(
        sameOrder(request.symbols, items),
        call.path,
        'Its answer does not have the symbols that were asked for, in their order.',
        sent,
      );
    if (typeof request.limit === 'number')
      expect(
        items.length <= request.limit,
        call.path,
        `It was asked for ${request.limit} items and answers with ${items.length}.`,
        sent,
      );
  };

const sameOrder = (symbols: unknown[], items: unknown[]) =>
  items.length === symbols.length &&
  items.every((item, index) => isObject(item) && item.symbol === symbols[index]);
