import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { requestWithdrawal } from '../../../mocks/exchange/transfers/seed';
import { fault } from '../../../mocks/faults';
import { Recharge } from '../../../src/screens/deposits/Recharge';
import { withExchange } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { choosePhoto, hangUploadAfter, largePhoto } from '../../support/uploads';
import { channelPath, depositForm, fillDeposit, sendProof, standard, typeDeposit } from './depositSteps';

const path = channelPath('asagiri');

const meta = {
  title: 'Screens/user/recharge',
  component: Recharge,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Recharge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters are typed as the amount: the field and the button ask for a number. */
export const WrongAmount: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await sendProof(context);
    const wrong = [
      ['9999', t('reasons:amountBelowMinimum.yen', { amount: '¥10,000' })],
      ['3000001', t('reasons:amountAboveMaximum.once', { amount: '¥3,000,000' })],
      ['10000.5', t('reasons:amountNotWhole')],
      ['1,0', t('reasons:commaNotGrouping')],
      ['5万', t('reasons:multiplierTyped', { sign: '万' })],
      ['all', t('reasons:amountNotNumber')],
    ] as const;
    for (const [typed, message] of wrong) {
      await typeDeposit(context, typed);
      await depositForm.expectBlocked(context, message);
      await expect(await context.canvas.findByRole('textbox')).toHaveAccessibleDescription(
        new RegExp(message),
      );
    }
  },
};

/** The amount is typed in full-width digits: it is accepted, and the deposit can be reviewed. */
export const FullWidthDigitsTyped: Story = {
  tags: ['filled'],
  play: async (context) => {
    await sendProof(context);
    await typeDeposit(context, '１０，０００');
    await depositForm.expectReady(context);
  },
};

/** The proof is still being uploaded: its bar shows how far, and the button waits for it. */
export const ProofUploading: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    hangUploadAfter(context, 1);
    await typeDeposit(context, '50000');
    await choosePhoto(context, t('deposits:form.proof.transfer'), await largePhoto());
    const bar = await canvas.findByRole('progressbar', { name: t('deposits:form.proof.transfer') });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await depositForm.expectBlocked(context, t('reasons:proofUploading.transfer'));
    showInPicture(bar);
    await expectInSight(bar);
  },
};

/** The upload of the proof was cancelled: the button says that the proof is missing. */
export const UploadCancelled: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'demo', faults: [fault('hang', '/upload/Chunk')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await typeDeposit(context, '50000');
    await choosePhoto(context, t('deposits:form.proof.transfer'), await largePhoto());
    await userEvent.click(await canvas.findByRole('button', { name: t('uploads:cancel') }));
    await depositForm.expectBlocked(context, t('reasons:proofMissing.transfer'));
  },
};

/** The hours of this method ended while the form was open: the button says when it opens again. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  parameters: { app: { path: channelPath('minato'), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fillDeposit(context, '5000');
    await depositForm.expectReady(context);
    await passTime(context, 5 * 60);
    await depositForm.expectBlocked(
      context,
      t('reasons:outsideHours.depositChannel', { time: '11/24 10:00' }),
    );
  },
};

/** In the evening the button says when deposits open again. */
export const OutsideHours: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    await fillDeposit(context);
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.deposit', { time: '11/24 09:30' }),
    );
  },
};

/** In the evening the button says when this method opens, which is later than others. */
export const OutsideBothHours: Story = {
  tags: ['blocked'],
  parameters: { app: { path: channelPath('minato'), scenario: 'marketClosed' } },
  play: async (context) => {
    await fillDeposit(context, '5000');
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.depositChannel', { time: '11/24 10:00' }),
    );
  },
};

/** On a holiday the button says when deposits open again. */
export const OnAHoliday: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await fillDeposit(context);
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.deposit', { time: '11/24 09:30' }),
    );
  },
};

/** Another deposit is under review: the button says that only one is at a time, and a note names it. */
export const AnotherUnderReview: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'underReview' } },
  play: async (context) => {
    const t = storyText(context);
    // Said before anything is filled in or paid.
    await expect(await context.canvas.findByText(t('transfers:pendingNote.deposit'))).toBeVisible();
    await depositForm.expectBlocked(context, t('reasons:otherDeposit'));
    await fillDeposit(context);
    await depositForm.expectBlocked(context, t('reasons:otherDeposit'));
    const note = await context.canvas.findByText(t('transfers:pending.deposit', { amount: '¥300,000.00' }));
    showInPicture(note);
    await expectInSight(note);
  },
};

/** A withdrawal is under review, for which a deposit does not wait: the filled form can be reviewed. */
export const WithdrawalUnderReview: Story = {
  tags: ['filled'],
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void requestWithdrawal(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('transfers:oneAtATime.deposit'))).toBeVisible();
    await fillDeposit(context);
    await depositForm.expectReady(context);
    await expect(context.canvas.queryByRole('link', { name: t('transfers:follow') })).toBeNull();
  },
};

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };
