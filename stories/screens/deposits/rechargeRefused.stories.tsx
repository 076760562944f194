import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { runOnce } from '../../../mocks/exchange/requests/runOnce';
import { completeDeposit, requestDeposit } from '../../../mocks/exchange/transfers/seed';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { depositChannels, depositSubmit } from '../../../src/api/contract/deposits';
import { uploadChunk } from '../../../src/api/contract/uploads';
import type { Translate } from '../../../src/i18n/text';
import { Recharge } from '../../../src/screens/deposits/Recharge';
import type { Context } from '../../support/context';
import { changeResponse, outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import { choosePhoto, largePhoto } from '../../support/uploads';
import { channelPath, depositForm, fillDeposit, listDeposits, standard, typeDeposit } from './depositSteps';

const path = channelPath('asagiri');

const meta = {
  title: 'Screens/user/recharge',
  component: Recharge,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Recharge>;

export default meta;
type Story = StoryObj<typeof meta>;
type Said = (t: Translate) => string;

/** Expects a refusal beside the form; no deposit exists. */
async function expectRefused(context: Context, message: Said) {
  await depositForm.send(context);
  await depositForm.expectRefused(context, message(storyText(context)));
}

type Channel = Partial<{ id: string; kind: 'counter'; minimum: string; maximum: string }>;

const withChannel =
  (channel: string, changes: Channel) =>
  (data: RawResponseOf<typeof depositChannels>): RawResponseOf<typeof depositChannels> => ({
    ...data,
    channels: data.channels.map((one) => (one.id === channel ? { ...one, ...changes } : one)),
  });

/** The app has other data of a channel than the server. */
const refusedWithStaleData = (
  changes: Channel,
  message: Said,
  { channel = 'asagiri', amount = '50000' } = {},
): Story => ({
  parameters: { app: { path: channelPath(changes.id ?? channel), scenario: 'demo' } },
  beforeEach: (context) => changeResponse(context, depositChannels, withChannel(channel, changes)),
  play: async (context) => {
    await fillDeposit(context, amount, changes.kind === 'counter' ? 'payment' : 'transfer');
    await expectRefused(context, message);
    await expect(await listDeposits(context)).toHaveLength(0);
  },
});

/** The app has other limits than the server, until it sends. */
const beyondNewLimit = (changes: Channel, amount: string, message: Said, reason: Said): Story => ({
  beforeEach: (context) =>
    outdateUntil(context, depositSubmit, depositChannels, withChannel('asagiri', changes)),
  play: async (context) => {
    await fillDeposit(context, amount);
    await expectRefused(context, message);
    await depositForm.expectBlocked(context, reason(storyText(context)));
    await expect(await listDeposits(context)).toHaveLength(0);
  },
});

/** The hours ended before the deposit arrived: an alert says when deposits are open. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(10 * 60), 'outsideDepositTime'),
  tags: ['refused'],
};

/** The hours of this method ended before the deposit arrived: an alert says that it is closed. */
export const ChannelClosedMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: channelPath('minato') } },
  ...standard.refusedAfter(minutesLater(5 * 60), 'outsideFundsTime'),
};

/** The app knew a lower minimum: an alert refuses the deposit, and the field and the button name the minimum. */
export const BelowNewMinimum: Story = {
  ...beyondNewLimit(
    { minimum: '1' },
    '9999',
    (t) => t('errors:depositMinimum', { context: 'n', n: '10,000' }),
    (t) => t('reasons:amountBelowMinimum.yen', { amount: '¥10,000' }),
  ),
  tags: ['refused'],
};

/** The app knew a higher maximum: an alert refuses the deposit, and the field and the button name the maximum. */
export const AboveNewMaximum: Story = {
  ...beyondNewLimit(
    { maximum: '9000000' },
    '3000001',
    (t) => t('errors:depositMaximum', { context: 'n', n: '3,000,000' }),
    (t) => t('reasons:amountAboveMaximum.once', { amount: '¥3,000,000' }),
  ),
  tags: ['refused'],
};

/** The app took the method for one with a form: an alert says that customer service arranges it. */
export const OnlyThroughCustomerService: Story = {
  ...refusedWithStaleData({ kind: 'counter' }, (t) => t('errors:contactServiceForDeposit'), {
    channel: 'service',
  }),
  tags: ['refused'],
};

/** The method doesn't exist any more: an alert says that part of the request wasn't valid. */
export const ChannelGone: Story = {
  ...refusedWithStaleData({ id: 'gone' }, (t) => t('errors:parameterError')),
  tags: ['refused'],
};

/** The channel password was typed in small letters: an alert says that it is wrong. */
export const WrongChannelPassword: Story = {
  tags: ['refused'],
  parameters: { app: { path: channelPath('counter'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fillDeposit(context, '100000', 'payment');
    await context.userEvent.type(
      await context.canvas.findByLabelText(t('deposits:form.password')),
      'counter88',
    );
    await expectRefused(context, () => t('errors:wrongChannelPassword'));
  },
};

/** The server misses half of the proof: an alert says so, and the button asks to upload it again. */
export const ProofIncomplete: Story = {
  tags: ['refused'],
  beforeEach: (context) => changeResponse(context, uploadChunk, (state) => ({ ...state, complete: true })),
  play: async (context) => {
    const t = storyText(context);
    await typeDeposit(context, '50000');
    await choosePhoto(context, t('deposits:form.proof.transfer'), await largePhoto());
    await context.canvas.findByText(t('uploads:done'));
    await expectRefused(context, () => t('errors:depositProofMissing'));
    // The proof has to be sent again.
    await depositForm.expectBlocked(context, t('reasons:proofMissing.transfer'));
  },
};

/**
 * The form was open until the next trading day: an alert says that the attached proof isn't valid any more.
 */
export const ProofDroppedByServer: Story = {
  ...standard.refusedAfter(nextTradingDay, 'keyMismatch'),
  tags: ['refused'],
};

/** Another deposit was sent from another phone before this one arrived: an alert refuses this one. */
export const DepositSentMeanwhile: Story = {
  ...standard.refusedAfter((exchange, member) => void requestDeposit(exchange, member), 'otherFundOperation'),
  tags: ['refused'],
};

/** The account was frozen before the deposit arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The server is busy and refuses the deposit: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the deposit: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** Ten deposits came within a second: an alert refuses this one as too frequent. */
export const TooFrequent: Story = {
  ...standard.refusedAfter((exchange, member) => {
    for (let index = 0; index < 10; index += 1)
      runOnce(
        exchange,
        member,
        { path: depositSubmit.path, request: { clientRequestId: `other-${index}` } },
        { act: () => completeDeposit(exchange, member), find: () => undefined },
      );
  }, 'submittedTooFrequently'),
  tags: ['refused'],
};
