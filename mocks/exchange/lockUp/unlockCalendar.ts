import type { RawResponseOf } from '../../../src/api/contract/call';
import type { lockUpCalendar } from '../../../src/api/contract/lockUp';
import { add } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { incomeSoFar } from './income';
import { lockUpsOf } from './lockUpsOf';

/** Days on which the member's money is unlocked, the next one first. */
export function unlockCalendar(exchange: Exchange, member: Member): RawResponseOf<typeof lockUpCalendar> {
  const records = lockUpsOf(exchange, member, 'inProgress');
  const moments = [...new Set(records.map(({ unlockAt }) => unlockAt))].sort((one, other) => one - other);
  return moments.map((moment) => {
    const ending = records.filter(({ unlockAt }) => unlockAt === moment);
    return {
      unlockAt: timestamp(moment),
      records: ending.length,
      principal: add(...ending.map(({ principal }) => principal)),
      incomeSoFar: add(...ending.map((record) => incomeSoFar(exchange, record))),
    };
  });
}
