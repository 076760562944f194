import { edit, editLater, isSuccess, type Plant, valueAt } from './plant';

const anotherId = () => crypto.randomUUID();

const hasId = ({ clientRequestId }: Record<string, unknown>) =>
  typeof clientRequestId === 'string' && /^[!-~]{1,200}$/.test(clientRequestId);

const idOf = ({ clientRequestId }: Record<string, unknown>) => String(clientRequestId);

/** Faults of calls that move money. */
export const moneyPlants: Plant[] = [
  {
    what: 'a doubled order',
    only: '/trade/Open',
    says: /executed more than once: \/fund\/Records has .* of the record P\d+, too/,
    after: async (answer, { request, forward, memory }) => {
      if (!isSuccess(answer) || memory.has(idOf(request.body))) return;
      memory.set(idOf(request.body), answer);
      await forward({ ...request, body: { ...request.body, clientRequestId: anotherId() } });
    },
  },
  {
    what: 'an order at any price',
    only: '/trade/Open',
    says: /a market order whose price has moved against the member with success, and does not ask again/,
    before: ({ body }) => body.seenPrice !== undefined && Object.assign(body, { seenPrice: null }),
  },
  {
    what: 'an end of a copy trade at any price',
    only: '/copyTrade/Stop',
    says: /an end of a copy trade whose open order has moved against the member with success/,
    before: ({ body }) => body.seenPrice !== undefined && Object.assign(body, { seenPrice: null }),
  },
  {
    what: 'a repayment of all that repays a number',
    only: '/loan/Repay',
    says: /a repayment of all, when more is owed with success, and does not ask again/,
    before: ({ body }) => body.all === true && Object.assign(body, { all: false }),
  },
  {
    what: 'a request that is asked again and carried out',
    only: '/trade/Open',
    says: /changes something after a market order whose price has moved against the member/,
    after: async (answer, { request, forward }) => {
      if (Object(answer.body.data).executed !== false) return;
      const { seenPrice: _, ...body } = request.body;
      await forward({ ...request, body: { ...body, clientRequestId: anotherId() } });
    },
  },
  {
    what: 'request ids that are not read',
    only: '/dayTrade/Cancel',
    says: /executed a request whose answer was lost, and refuses the same request/,
    before: ({ body }) => hasId(body) && Object.assign(body, { clientRequestId: anotherId() }),
  },
  {
    what: 'an order for each repetition',
    only: '/trade/Open',
    says: /executed more than once: .* the answers have the records/,
    before: ({ body }) => hasId(body) && Object.assign(body, { clientRequestId: anotherId() }),
  },
  {
    what: 'a margin for each repetition',
    only: '/trade/AddMargin',
    says: /executed more than once: \/fund\/Records has twice/,
    before: ({ body }) => hasId(body) && Object.assign(body, { clientRequestId: anotherId() }),
  },
  {
    what: 'a refused id that cannot be used again',
    only: '/lockUp/Buy',
    says: /request id that was refused cannot be used again/,
    after: (answer, { request, memory }) => {
      const refused = memory.get(idOf(request.body));
      if (refused) Object.assign(answer, { body: { status: 0, msg: 'Parameter error', data: null } });
      else if (answer.status === 200 && !isSuccess(answer)) memory.set(idOf(request.body), answer);
    },
  },
  {
    what: 'an id with another body',
    only: '/copyTrade/Follow',
    says: /answers to the same id with another body with success/,
    after: (answer, { request, memory }) => {
      const known = memory.get(idOf(request.body));
      if (isSuccess(answer)) memory.set(idOf(request.body), structuredClone(answer));
      else if (known) Object.assign(answer, { body: known.body });
    },
  },
  {
    what: 'an id of 201 characters',
    only: '/loan/Repay',
    says: /answers to a request id of 201 characters with success/,
    before: ({ body }) =>
      idOf(body).length > 200 && Object.assign(body, { clientRequestId: idOf(body).slice(0, 199) }),
  },
  {
    what: 'an id of another call',
    only: '/valueStock/Apply',
    path: '/support/Send',
    says: /request id is accepted by \/support\/Send/,
    before: ({ body }) => Object.assign(body, { clientRequestId: anotherId() }),
  },
  {
    what: 'a fingerprint with a secret',
    only: '/withdraw/Submit',
    says: /stored fingerprint depends on fundPassword/,
    after: (answer, { request }) => {
      if (request.body.fundPassword === 'another')
        Object.assign(answer, { body: { status: 0, msg: 'Parameter error', data: null } });
    },
  },
  {
    what: 'a result with another record',
    only: '/lockUp/Buy',
    path: '/common/RequestResult',
    says: /RequestResult answers about it .* record L0; it was L\d+/,
    after: edit('data.record', () => 'L0'),
  },
  {
    what: 'a late request that is executed',
    only: '/copyTrade/Follow',
    says: /to a late request, after .* not carried out/,
    path: '/common/RequestResult',
    before: ({ body }) => Object.assign(body, { id: `${body.id}x` }),
  },
  {
    what: 'a refusal of a simultaneous request',
    only: '/exchange/Convert',
    says: /simultaneous requests with one id, .* is answered with status 0, "System busy"/,
    after: (answer, { memory }) => {
      if (!isSuccess(answer)) return;
      memory.set(`success ${memory.size}`, answer);
      if (memory.size === 3) Object.assign(answer, { body: { status: 0, msg: 'System busy', data: null } });
    },
  },
  {
    what: 'a repetition with another record',
    only: '/blockTrade/Apply',
    says: /answers to the same request.* with success, record B0; it was B\d+/,
    after: editLater(6, 'data.id', 'B0'),
  },
  {
    what: 'any number of orders in a second',
    only: '/trade/Open',
    says: /accepts 15 of 15 orders at once/,
    after: (answer, { memory }) => {
      const known = memory.get('success');
      if (isSuccess(answer)) memory.set('success', structuredClone(answer));
      else if (known && /频繁|頻|frequent/i.test(String(answer.body.msg)))
        Object.assign(answer, { body: known.body });
    },
  },
  {
    what: 'assets that are not the sum of their parts',
    only: '/lockUp/Buy',
    path: '/user/Account',
    says: /parts that do not add up to totalAssets/,
    after: edit('data.totalAssets', (value) => String(Number(value) + 1)),
  },
  {
    what: 'a hold that is not in the list',
    only: '/ipo/Apply',
    path: '/user/Account',
    says: /frozenBy that does not add up to frozenFunds/,
    after: edit('data.frozenBy', () => []),
  },
  {
    what: 'a fund record with another sign',
    only: '/copyTrade/Follow',
    path: '/fund/Records',
    says: /\/fund\/Records has \S+ that does not continue the balance/,
    after: edit('data.items.0.amount', (value) => String(-Number(value))),
  },
  {
    what: 'a fund record that is missing',
    only: '/exchange/Convert',
    path: '/fund/Records',
    says: /\/fund\/Records ends with another balance than \/user\/Account/,
    after: edit('data.items', (items) =>
      (items as unknown[]).filter((item, index) => index > 1 || valueAt(item, 'currency') !== 'JPY'),
    ),
  },
];
