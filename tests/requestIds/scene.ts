import { creditFunds } from '../../mocks/exchange/members/creditFunds';
import { brokerInviteCode, register } from '../../mocks/exchange/members/register';
import { openSession } from '../../mocks/exchange/members/sessions';
import type { World } from '../../mocks/exchange/world';
import type { Sample } from '../../reference/examples/sample';
import { samples } from '../../reference/examples/samples';
import { trialsOf } from '../../reference/examples/trial';
import type { Call } from '../../src/api/contract/call';

/** A request whose id is sent beside it. */
export interface SceneRequest {
  call: Call;
  body: object;
}

/** An exchange in which a request of the first member can be executed. */
export interface Scene {
  world: World;
  /** With two members who have enough money. */
  sessions: readonly { account: string; token: string }[];
  request: SceneRequest;
}

/** Names of the fields of a call's requests. */
const fieldsOf = ({ request }: Call): string[] =>
  Object.keys('entries' in request ? Object(request.entries) : {});

/** Whether the requests of a call have an id. */
export const hasId = (call: Call): boolean => fieldsOf(call).includes('clientRequestId');

/** One sample for each call whose requests have an id: those that move money, and messages to customer service. */
export const idSamples = samples.filter(({ call }) => hasId(call));

const newTrial = trialsOf('trader');

/** Prepares everything that a request needs. */
async function sceneOf({ call, request }: Sample): Promise<Scene> {
  const trial = newTrial();
  const { clientRequestId: _, ...body } = (await request(trial)) as { clientRequestId: string };
  return trial.act((exchange, { account }) => {
    const registration = { account: '9000000001', password: 'abcd1234', inviteCode: brokerInviteCode };
    const other = register(exchange, registration);
    creditFunds(exchange, other, '1000000000');
    const [token = ''] = Object.keys(exchange.world.sessions);
    const sessions = [
      { account, token },
      { account: other.account, token: openSession(exchange, other) },
    ];
    return { world: structuredClone(exchange.world), sessions, request: { call, body } };
  });
}

/** A scene for each of these calls. */
export async function allScenes(): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (const sample of idSamples) scenes.push(await sceneOf(sample));
  return scenes;
}

/** The request with one value changed; undefined for a call that has only an id. */
export function changed({ call, body }: SceneRequest): SceneRequest | undefined {
  const name = ['amount', 'lots', 'id', 'message'].find((each) => each in body);
  return name === undefined ? undefined : { call, body: { ...body, [name]: '1000' } };
}

const decimals = ['amount', 'lots', 'limitPrice', 'rate'];

/** The same request in another notation: decimals as numbers, numbers as strings, null for absent fields. */
export function rewritten({ call, body }: SceneRequest): SceneRequest {
  const absent = fieldsOf(call).filter((name) => name !== 'clientRequestId' && !(name in body));
  const fields = Object.entries(body).map(([name, value]) => {
    if (typeof value === 'number') return [name, String(value)];
    return [name, decimals.includes(name) && typeof value === 'string' ? Number(value) : value];
  });
  return { call, body: Object.fromEntries([...fields, ...absent.map((name) => [name, null])]) };
}
