import { depositSubmit } from '../../../src/api/contract/deposits';
import { uploadSample } from '../identity/byDoing';
import { beginUpload } from '../identity/uploads';
import { lookup } from '../lookup';
import { once } from '../members/requests';
import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { completeDeposit } from './byDoing';
import { submitDeposit } from './deposits';
import { ownDeposit } from './transfersOf';

type Wish = Parameters<typeof submitDeposit>[2];

/** A deposit at 11:00 on the Friday of the stage, unless it says otherwise; sent with a proof unless it has one. */
const deposit =
  (wish: Partial<Wish>, time = '11:00', date?: string) =>
  (set: Stage) => {
    const exchange = set.open(time, date);
    const proofUpload = uploadSample(exchange, set.member, 'depositProof').id;
    const usual = { channelId: 'asagiri', amount: '10000', proofUpload, channelPassword: '' };
    return submitDeposit(exchange, set.member, { ...usual, ...wish });
  };

/** Refusals of deposits. */
export const depositProvocations: Provocation[] = [
  ['paying in by no channel', 'parameterError', deposit({ channelId: 'none' })],
  ['paying in by customer service alone', 'contactServiceForDeposit', deposit({ channelId: 'service' })],
  ['paying in before half past nine', 'outsideDepositTime', deposit({}, '09:29')],
  ['paying in at half past seven in the evening', 'outsideDepositTime', deposit({}, '19:30')],
  ['paying in on a Saturday', 'outsideDepositTime', deposit({}, '11:00', '2026-11-21')],
  ['paying in on a holiday', 'outsideDepositTime', deposit({}, '11:00', '2026-11-23')],
  ['paying in before the channel opens', 'outsideFundsTime', deposit({ channelId: 'minato' }, '09:59')],
  ['paying in after the channel closes', 'outsideFundsTime', deposit({ channelId: 'minato' }, '15:00')],
  ['paying in a fraction of a yen', 'parameterError', deposit({ amount: '10000.5' })],
  ['paying in one yen too few', 'depositMinimum', deposit({ amount: '9999' }), { n: '10000' }],
  ['paying in less than nothing', 'depositMinimum', deposit({ amount: '-20000' }), { n: '10000' }],
  ['paying in one yen too many', 'depositMaximum', deposit({ amount: '3000001' }), { n: '3000000' }],
  [
    'the counter without its password',
    'wrongChannelPassword',
    deposit({ channelId: 'counter', amount: '100000' }),
  ],
  [
    'the counter with another password',
    'wrongChannelPassword',
    deposit({ channelId: 'counter', amount: '100000', channelPassword: 'counter88' }),
  ],
  ['paying in without a proof', 'depositProofMissing', deposit({ proofUpload: '' })],
  [
    'paying in with half a proof',
    'depositProofMissing',
    (set) => {
      const image = { kind: 'depositProof', contentType: 'image/png', size: 70 } as const;
      deposit({ proofUpload: beginUpload(set.open('11:00'), set.member, image).id })(set);
    },
  ],
  ['paying in with a made-up proof', 'keyMismatch', deposit({ proofUpload: 'U0' })],
  [
    'paying in with an avatar',
    'keyMismatch',
    (set) => deposit({ proofUpload: uploadSample(set.open('11:00'), set.member, 'avatar').id })(set),
  ],
  [
    'paying in twice with one proof',
    'keyMismatch',
    (set) => {
      const exchange = set.open('11:00');
      const proofUpload = uploadSample(exchange, set.member, 'depositProof').id;
      deposit({ proofUpload })(set);
      deposit({ proofUpload }, '11:10')(set);
    },
  ],
  [
    'paying in while a deposit is reviewed',
    'otherFundOperation',
    (set) => {
      deposit({})(set);
      deposit({}, '11:02')(set);
    },
  ],
  [
    'eleven deposits within a second',
    'submittedTooFrequently',
    (set) => {
      const exchange = set.open('11:00');
      for (let index = 0; index < 11; index += 1) {
        once(
          exchange,
          set.member,
          { path: depositSubmit.path, request: { clientRequestId: `d${index}` } },
          {
            act: () => completeDeposit(exchange, set.member),
            find: (id) => lookup(set.world.transfers.deposits, id),
          },
        );
      }
    },
  ],
  [
    'paying in while frozen',
    'accountFrozen',
    (set) => {
      set.member.restrictions.push('frozen');
      once(
        set.open('11:00'),
        set.member,
        { path: depositSubmit.path, request: { clientRequestId: 'd' } },
        { act: () => deposit({})(set), find: () => undefined },
      );
    },
  ],
  [
    'looking up a deposit that is not there',
    'parameterError',
    (set) => ownDeposit(set.open('11:00'), set.member, 'T0'),
  ],
];
