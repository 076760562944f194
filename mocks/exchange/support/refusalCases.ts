import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { supportRules } from './rules';
import { sendMessage } from './send';

const send = (message: string) => (setup: TestExchange) =>
  sendMessage(setup.open('10:00'), setup.member, {
    clientRequestId: 'a',
    message,
    screen: '/user/usercenter',
  });

export const supportRefusalCases: RefusalCase[] = [
  ['sending an empty message to customer service', 'sendFailed', send('  \n ')],
  ['sending too long a message', 'sendFailed', send('あ'.repeat(supportRules.maxCharacters + 1))],
  [
    'sending six messages within ten minutes',
    'submittedTooFrequently',
    (setup) => {
      for (const minute of ['00', '01', '02', '03', '04', '09'])
        sendMessage(setup.open(`10:${minute}`), setup.member, {
          clientRequestId: minute,
          message: 'Hello',
          screen: '/home/index',
        });
    },
  ],
];
