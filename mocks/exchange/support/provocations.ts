import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { supportRules } from './rules';
import { sendMessage } from './send';

const send = (message: string) => (set: Stage) =>
  sendMessage(set.open('10:00'), set.member, { clientRequestId: 'a', message, screen: '/user/usercenter' });

export const supportProvocations: Provocation[] = [
  ['sending nothing to customer service', 'sendFailed', send('  \n ')],
  ['sending too long a message', 'sendFailed', send('あ'.repeat(supportRules.maxCharacters + 1))],
  [
    'sending six messages within ten minutes',
    'submittedTooFrequently',
    (set) => {
      for (const minute of ['00', '01', '02', '03', '04', '09'])
        sendMessage(set.open(`10:${minute}`), set.member, {
          clientRequestId: minute,
          message: 'Hello',
          screen: '/home/index',
        });
    },
  ],
];
