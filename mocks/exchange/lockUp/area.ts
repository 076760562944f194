import { add } from '../../../src/domain/decimal';
import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { incomeSoFar } from './income';
import { lockUpsOf } from './lockUpsOf';
import { productOf } from './products';
import { unlock } from './unlock';

export const lockUpArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ lockUp }) => Object.values(lockUp.records).filter(({ status }) => status === 'inProgress'),
      next: (_, record) =>
        record.status === 'inProgress'
          ? { at: record.unlockAt, apply: (exchange) => unlock(exchange, record) }
          : undefined,
    }),
  ],
  unrealised: (exchange, member) =>
    add(...lockUpsOf(exchange, member, 'inProgress').map((record) => incomeSoFar(exchange, record))),
  summaries: {
    L: ({ world }, id) => {
      const record = lookup(world.lockUp.records, id);
      if (!record) return undefined;
      const { issuer, name } = productOf(record.productId);
      return { orderNumber: record.orderNumber, stockCode: null, issuer, productName: name };
    },
  },
};
