import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { counterPassword } from '../../../mocks/exchange/deposits/channels';
import { Recharge } from '../../../src/screens/deposits/Recharge';
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

/** The form of a bank transfer as it opens: payee, account and limits, and what the button still needs. */
export const Default: Story = {
  tags: ['main'],
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

/** A channel with a QR code to pay with: the member has opened the whole address below it. */
export const QrCodeOfAnAddress: Story = {
  parameters: { app: { path: channelPath('qr'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('img', { name: t('deposits:address.label') })).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('deposits:address.open') }),
    ).toHaveAttribute('href', 'https://pay.itayose.example/d/ITAYOSE-DEMO-0001');
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

/** The QR code was saved as a picture, for a wallet on the same phone. */
export const QrCodeSaved: Story = {
  parameters: { app: { path: channelPath('qr'), scenario: 'demo' } },
  play: async (context) => {
    const saved = fn();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      saved(file);
      return '#saved';
    };
    try {
      const name = storyText(context)('deposits:address.save');
      await context.userEvent.click(await context.canvas.findByRole('button', { name }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      const picture = await createImageBitmap(saved.mock.calls[0]?.[0] as File);
      await expect([picture.width, picture.height]).toEqual([512, 512]);
    } finally {
      URL.createObjectURL = createObjectURL;
    }
  },
};

/** A deposit at the counter was sent with its channel password: it is under review. */
export const CounterWithChannelPassword: Story = {
  tags: ['sent'],
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

/** A deposit that customer service arranges: a note says so, and there is no form. */
export const ServiceInsteadOfTheForm: Story = {
  parameters: { app: { path: channelPath('service'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:service'))).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A message about a deposit that customer service arranges was sent: the sheet shows it. */
export const ServiceAboutTheMethod: Story = {
  tags: ['sent'],
  parameters: { app: { path: channelPath('service'), scenario: 'demo' } },
  play: async (context) => {
    await context.canvas.findByText(storyText(context)('deposits:service'));
    await expectServiceMessage(context);
  },
};

/** The address names a deposit method that doesn't exist: the screen says so, with a link to the others. */
export const NotFound: Story = {
  tags: ['empty'],
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

/**
 * The confirmation: the amount, when it is in the balance, and what happens if the proof can't be matched.
 */
export const Confirm: Story = {
  tags: ['filled'],
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

/**
 * The deposit was sent: it is under review, with the expected times of its stages and a link to follow it.
 */
export const Sent: Story = {
  tags: ['sent'],
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

/** The deposit was rejected while its result was shown: an alert says so instead. */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
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

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the deposit can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The deposit was sent again after the wait that the server had asked for: it is under review. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The deposit was sent again after the server had found it too large: it is under review. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the deposit was sent once: it is under review. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's deposits.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the deposit was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A deposit was sent a moment ago, in another tab or before a reload: a note asks to wait for the result, and
 * there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * A deposit sent the day before had no effect: a note above the form says so, and that it can be sent again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** The deposit method is being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the deposit methods: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/deposit/Channels'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
