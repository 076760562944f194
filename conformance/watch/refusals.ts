import type { MessageKey } from '../../src/api/contract/messageKeys';
import type { Watch } from '../client';
import type { Documented } from '../documented';
import { isDone, refusalIn } from '../outcome';
import type { Report } from '../report';

/** Messages that every call may have, and those of every call that moves money (`reference/introduction.ts`). */
const ofEveryCall: readonly MessageKey[] = ['parameterError'];
const ofMoneyCalls: readonly MessageKey[] = ['accountFrozen', 'submittedTooFrequently', 'systemBusy'];

/** Notes refusals with a message that the description of the call does not name. They are allowed. */
export const watchRefusals =
  ({ undocumented }: Report, document: Documented): Watch =>
  (answer) => {
    const { path, movesMoney } = answer.call;
    const key = isDone(answer) ? undefined : refusalIn(answer)?.key;
    const named = [...ofEveryCall, ...(movesMoney ? ofMoneyCalls : []), ...document.refusalsOf(path)];
    if (key && !named.includes(key)) undocumented(path, key);
  };
