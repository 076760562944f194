import { describe, expect, it } from 'vitest';
import { type DepositForm, depositReasons } from './depositReasons';

const now = 1000;
const open = { open: true, changesAt: 2000 };
const shut = { open: false, changesAt: 1500 };
const channel = {
  kind: 'bankTransfer',
  hours: open,
  needsPassword: false,
  minimum: '1000',
  maximum: '50000',
} as const;
const ready: DepositForm = {
  now,
  channel,
  hours: open,
  restrictions: [],
  otherOperation: false,
  amount: '1000',
  channelPassword: '',
  proof: 'complete',
};

describe('a deposit', () => {
  it('is accepted when nothing is missing', () => {
    expect(depositReasons(ready)).toEqual([]);
    expect(
      depositReasons({ ...ready, channel: { ...channel, needsPassword: true }, channelPassword: 'x' }),
    ).toEqual([]);
  });

  it.each<[string, Partial<DepositForm>, object[]]>([
    ['closed hours', { hours: shut }, [{ kind: 'outsideHours', of: 'deposit', opensAt: 1500 }]],
    [
      'hours that ended since the answer',
      { now: 2000 },
      [{ kind: 'outsideHours', of: 'deposit', opensAt: undefined }],
    ],
    [
      'closed hours of the channel',
      { channel: { ...channel, hours: shut } },
      [{ kind: 'outsideHours', of: 'depositChannel', opensAt: 1500 }],
    ],
    [
      'both hours, reporting the general ones',
      { hours: shut, channel: { ...channel, hours: shut } },
      [{ kind: 'outsideHours', of: 'deposit', opensAt: 1500 }],
    ],
    [
      'both hours, reporting the channel’s when they open later',
      { hours: shut, channel: { ...channel, hours: { open: false, changesAt: 1600 } } },
      [{ kind: 'outsideHours', of: 'depositChannel', opensAt: 1600 }],
    ],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    ['another deposit under review', { otherOperation: true }, [{ kind: 'otherDeposit', final: true }]],
    [
      'a channel that only customer service handles',
      { channel: { ...channel, kind: 'customerService' } },
      [{ kind: 'onlyCustomerService' }],
    ],
    ['too small an amount', { amount: '999' }, [{ kind: 'amountBelowMinimum', minimum: '1000' }]],
    [
      'a missing password',
      { channel: { ...channel, needsPassword: true }, channelPassword: ' ' },
      [{ kind: 'channelPasswordMissing' }],
    ],
    ['a missing proof', { proof: 'missing' }, [{ kind: 'proofMissing', of: 'transfer' }]],
    ['a proof that is uploading', { proof: 'uploading' }, [{ kind: 'proofUploading', of: 'transfer' }]],
    [
      'several reasons, the most important first',
      { hours: shut, amount: '', proof: 'missing' },
      [
        { kind: 'outsideHours', of: 'deposit', opensAt: 1500 },
        { kind: 'amountMissing' },
        { kind: 'proofMissing', of: 'transfer' },
      ],
    ],
  ])('is refused for %s', (_, change, reasons) => {
    expect(depositReasons({ ...ready, ...change })).toMatchObject(reasons);
  });
});
