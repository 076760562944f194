import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { counterPassword } from '../../../mocks/exchange/transfers/channels';
import { Recharge } from '../../../src/screens/user/Recharge';
import { everyMode } from '../../support/everyMode';
import { decideAndRefetch } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { channelPath, depositForm, fillDeposit, listDeposits, standard } from './depositSteps';

const path = channelPath('asagiri');

const meta = {
  title: 'Screens/user/recharge',
  component: Recharge,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Recharge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Payee, account and limits. The button names what is missing. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('0012345')).toBeVisible();
    await expect(await canvas.findByText(t('deposits:payee.referenceNote'))).toBeVisible();
    await expect(
      await canvas.findByText(t('transfers:between', { minimum: '¥10,000', maximum: '¥3,000,000' })),
    ).toBeVisible();
    const copy = t('deposits:copyLabel', { what: t('deposits:payee.accountNumber') });
    await expect(await canvas.findByRole('button', { name: copy })).toBeVisible();
    await depositForm.expectBlocked(context, new RegExp(t('reasons:amountMissing')));
    await depositForm.expectBlocked(context, new RegExp(t('reasons:proofMissing.transfer')));
    await expectFits(canvasElement);
  },
};

/** A channel with a crypto address: its QR code, and the address to copy. */
export const QrCodeOfAnAddress: Story = {
  parameters: { app: { path: channelPath('qr'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('img', { name: t('deposits:address.label') })).toBeVisible();
    // The address is shortened; a tap shows all of it.
    const address = 'https://pay.itayose.example/d/ITAYOSE-DEMO-0001';
    await expect(await context.canvas.findByText('https:…O-0001')).toBeVisible();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: address }));
    await expect(await context.canvas.findByText(address)).toBeVisible();
    await expect(context.canvas.queryByText('https:…O-0001')).toBeNull();
    // The payment is not a bank transfer: any proof is accepted.
    await expect(await context.canvas.findByText(t('deposits:form.proof.payment'))).toBeVisible();
    await depositForm.expectBlocked(context, new RegExp(t('reasons:proofMissing.payment')));
    await expectFits(context.canvasElement);
  },
};

/** A counter deposit requires the channel password. */
export const CounterWithChannelPassword: Story = {
  parameters: { app: { path: channelPath('counter'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fillDeposit(context, '100000', 'payment');
    await depositForm.expectBlocked(context, t('reasons:channelPasswordMissing'));
    await context.userEvent.type(
      await context.canvas.findByLabelText(t('deposits:form.password')),
      counterPassword,
    );
    await depositForm.send(context);
    await expect(await context.canvas.findByText(t('deposits:done'))).toBeVisible();
  },
};

/** Arranged with customer service: a button to it replaces the form. */
export const ServiceInsteadOfTheForm: Story = {
  parameters: { app: { path: channelPath('service'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:service'))).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expectServiceMessage(context);
  },
};

/** The channel does not exist any more. */
export const NotFound: Story = {
  parameters: { app: { path: channelPath('moon'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:unknownChannel'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('deposits:choose') })).toHaveAttribute(
      'href',
      '#/user/rechargeChannel',
    );
  },
};

/** The data to be sent, and when the balance is credited. */
export const Confirm: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillDeposit(context);
    const sheet = within(await depositForm.review(context));
    await expect(await sheet.findByText('50,000.00')).toBeVisible();
    await expect(await sheet.findByText(t('deposits:form.availableValue', { minutes: 4 }))).toBeVisible();
    await expect(await sheet.findByText(t('deposits:form.worst'))).toBeVisible();
    await expect(await listDeposits(context)).toHaveLength(0);
  },
};

/** Under review: its stages and their expected times. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fillDeposit(context);
    await depositForm.send(context);
    await expect(await canvas.findByText(t('deposits:done'))).toBeVisible();
    await expect(await canvas.findByText(t('transfers:due', { time: '11/20 10:18' }))).toBeVisible();
    const [deposit] = await listDeposits(context);
    await expect(deposit).toMatchObject({ amount: '50000', status: 'pendingReview', channelId: 'asagiri' });
    await expect(await canvas.findByRole('link', { name: t('transfers:follow') })).toHaveAttribute(
      'href',
      `#/user/rechargeChannel?id=${deposit?.id}`,
    );
    await expectFits(canvasElement);
  },
};

/** The deposit is rejected while its result is shown: the screen says so instead of the review. */
export const RejectedWhileOpen: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fillDeposit(context);
    await depositForm.send(context);
    await canvas.findByText(t('deposits:done'));
    await decideAndRefetch(context, 'deposit', (await listDeposits(context))[0], 'reject');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('transfers:status.rejected'));
    await expect(canvas.queryByText(t('deposits:done'))).toBeNull();
    await expectFits(canvasElement);
  },
};

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/deposit/Channels');

export const Offline: Story = offlineStory();
