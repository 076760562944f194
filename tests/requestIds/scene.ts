import { creditFunds } from '../../mocks/exchange/account/creditFunds';
import { brokerInviteCode, register } from '../../mocks/exchange/login/register';
import { openSession } from '../../mocks/exchange/login/sessions';
import type { World } from '../../mocks/exchange/world';
import { hasId, type IdRequest } from '../../reference/examples/sameRequest';
import type { Sample } from '../../reference/examples/sample';
import { samples } from '../../reference/examples/samples';
import { trialsOf } from '../../reference/examples/trial';

/** An exchange in which a request of the first member can be executed. */
export interface Scene {
  world: World;
  /** With two members who have enough money. */
  sessions: readonly { account: string; token: string }[];
  request: IdRequest;
}

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
    const otherToken = 'token of the other member';
    openSession(exchange, other, otherToken);
    const sessions = [
      { account, token },
      { account: other.account, token: otherToken },
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
