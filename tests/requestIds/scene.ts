import { creditFunds } from '../../mocks/exchange/members/creditFunds';
import { brokerInviteCode, register } from '../../mocks/exchange/members/register';
import { openSession } from '../../mocks/exchange/members/sessions';
import type { World } from '../../mocks/exchange/world';
import type { Sample } from '../../reference/examples/sample';
import { samples } from '../../reference/examples/samples';
import { trialsOf } from '../../reference/examples/trial';
import type { Call } from '../../src/api/contract/call';

/** A request that moves money, without its id. */
export interface MoneyRequest {
  call: Call;
  body: object;
}

/** An exchange in which a request of the first member can be executed. */
export interface Scene {
  world: World;
  /** With two members who have enough money. */
  sessions: readonly { account: string; token: string }[];
  request: MoneyRequest;
}

/** One sample for each call that moves money. */
export const moneySamples = samples.filter(({ call }) => call.movesMoney);

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

/** A scene for each call that moves money. */
export async function allScenes(): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (const sample of moneySamples) scenes.push(await sceneOf(sample));
  return scenes;
}

/** The request with one value changed; undefined for a call that has only an id. */
export function changed({ call, body }: MoneyRequest): MoneyRequest | undefined {
  const name = ['amount', 'lots', 'id'].find((each) => each in body);
  return name === undefined ? undefined : { call, body: { ...body, [name]: '1000' } };
}
