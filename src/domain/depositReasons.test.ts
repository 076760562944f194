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

  it.each<[string, Partial<DepositForm>, unknown]>([
    ['hours that are not known yet', { hours: undefined }, [{ kind: 'hoursUnknown' }]],
    ['the hours', { hours: shut }, [{ kind: 'outsideHours', opensAt: 1500 }]],
    ['hours that have ended since', { now: 2000 }, [{ kind: 'outsideHours', opensAt: undefined }]],
    [
      'the channel’s hours',
      { channel: { ...channel, hours: shut } },
      [{ kind: 'outsideChannelHours', opensAt: 1500 }],
    ],
    [
      'both hours, of which the general ones are said',
      { hours: shut, channel: { ...channel, hours: shut } },
      [{ kind: 'outsideHours', opensAt: 1500 }],
    ],
    [
      'both hours, of which the channel’s open later',
      { hours: shut, channel: { ...channel, hours: { open: false, changesAt: 1600 } } },
      [{ kind: 'outsideChannelHours', opensAt: 1600 }],
    ],
    [
      'hours that are not known yet, whatever the channel’s',
      { hours: undefined, channel: { ...channel, hours: shut } },
      [{ kind: 'hoursUnknown' }],
    ],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    ['another transfer under review', { otherOperation: true }, [{ kind: 'otherOperation' }]],
    ['a missing channel', { channel: undefined }, [{ kind: 'channelMissing' }]],
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
    ['a missing proof', { proof: 'missing' }, [{ kind: 'proofMissing' }]],
    ['a proof on its way', { proof: 'uploading' }, [{ kind: 'proofUploading' }]],
    [
      'everything at once, the weightiest first',
      { hours: shut, amount: '', proof: 'missing' },
      [{ kind: 'outsideHours', opensAt: 1500 }, { kind: 'amountMissing' }, { kind: 'proofMissing' }],
    ],
  ])('is kept back by %s', (_, change, reasons) => {
    expect(depositReasons({ ...ready, ...change })).toEqual(reasons);
  });
});
