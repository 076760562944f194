import { depositSubmit } from '../../../src/api/contract/deposits';
import { uploadSample } from '../identity/seed';
import { lookup } from '../lookup';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import type { TestExchange } from '../testExchange';
import { completeDeposit } from '../transfers/seed';
import { ownDeposit } from '../transfers/transfersOf';
import { beginUpload } from '../uploads/uploads';
import { submitDeposit } from './deposits';

type Request = Parameters<typeof submitDeposit>[2];

/** Submits a deposit on Friday at 11:00 unless another time is given, with an uploaded proof unless one is given. */
const deposit =
  (request: Partial<Request>, time = '11:00', date?: string) =>
  (setup: TestExchange) => {
    const exchange = setup.open(time, date);
    const proofUpload = uploadSample(exchange, setup.member, 'depositProof').id;
    const usual = { channelId: 'asagiri', amount: '10000', proofUpload, channelPassword: '' };
    return submitDeposit(exchange, setup.member, { ...usual, ...request });
  };

/** Refusals of deposits. */
export const depositRefusalCases: RefusalCase[] = [
  ['depositing through an unknown channel', 'parameterError', deposit({ channelId: 'none' })],
  ['depositing through customer service only', 'contactServiceForDeposit', deposit({ channelId: 'service' })],
  ['paying in before half past nine', 'outsideDepositTime', deposit({}, '09:29')],
  ['paying in at half past seven in the evening', 'outsideDepositTime', deposit({}, '19:30')],
  ['paying in on a Saturday', 'outsideDepositTime', deposit({}, '11:00', '2026-11-21')],
  ['paying in on a holiday', 'outsideDepositTime', deposit({}, '11:00', '2026-11-23')],
  ['paying in before the channel opens', 'outsideFundsTime', deposit({ channelId: 'minato' }, '09:59')],
  ['paying in after the channel closes', 'outsideFundsTime', deposit({ channelId: 'minato' }, '15:00')],
  ['paying in a fraction of a yen', 'parameterError', deposit({ amount: '10000.5' })],
  ['paying in one yen too few', 'depositMinimum', deposit({ amount: '9999' }), { n: '10000' }],
  ['depositing a negative amount', 'depositMinimum', deposit({ amount: '-20000' }), { n: '10000' }],
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
    (setup) => {
      const image = { kind: 'depositProof', contentType: 'image/png', size: 70 } as const;
      deposit({ proofUpload: beginUpload(setup.open('11:00'), setup.member, image).id })(setup);
    },
  ],
  ['depositing with an unknown proof', 'keyMismatch', deposit({ proofUpload: 'U0' })],
  [
    'paying in with an avatar',
    'keyMismatch',
    (setup) => deposit({ proofUpload: uploadSample(setup.open('11:00'), setup.member, 'avatar').id })(setup),
  ],
  [
    'paying in twice with one proof',
    'keyMismatch',
    (setup) => {
      const exchange = setup.open('11:00');
      const proofUpload = uploadSample(exchange, setup.member, 'depositProof').id;
      deposit({ proofUpload })(setup);
      deposit({ proofUpload }, '11:10')(setup);
    },
  ],
  [
    'paying in while a deposit is reviewed',
    'otherFundOperation',
    (setup) => {
      deposit({})(setup);
      deposit({}, '11:02')(setup);
    },
  ],
  [
    'eleven deposits within a second',
    'submittedTooFrequently',
    (setup) => {
      const exchange = setup.open('11:00');
      for (let index = 0; index < 11; index += 1) {
        runOnce(
          exchange,
          setup.member,
          { path: depositSubmit.path, request: { clientRequestId: `d${index}` } },
          {
            act: () => completeDeposit(exchange, setup.member),
            find: (id) => lookup(setup.world.transfers.deposits, id),
          },
        );
      }
    },
  ],
  [
    'paying in while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      runOnce(
        setup.open('11:00'),
        setup.member,
        { path: depositSubmit.path, request: { clientRequestId: 'd' } },
        { act: () => deposit({})(setup), find: () => undefined },
      );
    },
  ],
  [
    'viewing an unknown deposit',
    'parameterError',
    (setup) => ownDeposit(setup.open('11:00'), setup.member, 'T0'),
  ],
];
