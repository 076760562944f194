import { leads, lifeCycles } from '../../reference/transitions';
import type { Watch } from '../client';
import type { Documented } from '../documented';
import { isDone } from '../outcome';
import type { Report } from '../report';
import { statusesIn } from './statuses';

/** Calls whose answer is a new record, unless it was seen before. */
const creates = /\/(Open|Apply|Submit|Borrow|Buy|Follow)$/;

/**
 * Checks every status that is seen against the one seen before: there must be transitions from one to the other. A new
 * record must have a first status.
 */
export function watchTransitions({ expect }: Report, document: Documented): Watch {
  const last = new Map<string, string>();
  return (answer) => {
    const { call, member, body, sent } = answer;
    if (!isDone(answer)) return;
    for (const seen of statusesIn(document.dataSchema(call.path), document.components, body?.data)) {
      const { of, record = member?.account ?? '', status, field } = seen;
      const life = lifeCycles.find((one) => one.of === of);
      if (!life?.statuses.includes(status)) continue;
      const before = last.get(`${of} ${record}`);
      last.set(`${of} ${record}`, status);
      const what = `“${of}” ${record}`;
      if (before !== undefined)
        expect(
          before === status || leads(life, before, status),
          call.path,
          `Its answer has the ${field} ${status} for ${what}, which was ${before} before: there is no such transition.`,
          sent,
        );
      else if (creates.test(call.path))
        expect(
          life.begins.includes(status),
          call.path,
          `Its answer has the ${field} ${status} for the new ${what}, which begins as ${life.begins.join(' or ')}.`,
          sent,
        );
    }
  };
}
