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
  ...{ now, channel, hours: open, restrictions: [], otherOperation: false },
  ...{ amount: '1000', channelPassword: '', proof: 'complete' },
};

describe('a deposit', () => {
  it('may be sent when nothing is missing', () => {
    expect(depositReasons(ready)).toEqual([]);
    expect(
      depositReasons({ ...ready, channel: { ...channel, needsPassword: true }, channelPassword: 'x' }),
    ).toEqual([]);
  });

  it.each<[string, Partial<DepositForm>, object[]]>([
    ['the hours', { hours: shut }, [{ kind: 'outsideHours', of: 'deposit', opensAt: 1500 }]],
    [
      'hours that have ended since',
      { now: 2000 },
      [{ kind: 'outsideHours', of: 'deposit', opensAt: undefined }],
    ],
    [
      'the channel’s hours',
      { channel: { ...channel, hours: shut } },
      [{ kind: 'outsideHours', of: 'depositChannel', opensAt: 1500 }],
    ],
    [
      'both hours, of which the general ones are said',
      { hours: shut, channel: { ...channel, hours: shut } },
      [{ kind: 'outsideHours', of: 'deposit', opensAt: 1500 }],
    ],
    [
      'both hours, of which the channel’s open later',
      { hours: shut, channel: { ...channel, hours: { open: false, changesAt: 1600 } } },
      [{ kind: 'outsideHours', of: 'depositChannel', opensAt: 1600 }],
    ],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    ['another transfer under review', { otherOperation: true }, [{ kind: 'otherOperation' }]],
    [
      'a channel of customer service',
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
    ['a proof on its way', { proof: 'uploading' }, [{ kind: 'proofUploading', of: 'transfer' }]],
    [
      'everything at once, the weightiest first',
      { hours: shut, amount: '', proof: 'missing' },
      [
        { kind: 'outsideHours', of: 'deposit', opensAt: 1500 },
        { kind: 'amountMissing' },
        { kind: 'proofMissing', of: 'transfer' },
      ],
    ],
  ])('is kept back by %s', (_, change, reasons) => {
    expect(depositReasons({ ...ready, ...change })).toMatchObject(reasons);
  });
});
