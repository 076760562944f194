import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Recharge } from '../../../src/screens/user/Recharge';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { choosePhoto, largePhoto } from '../../support/uploads';
import { channelPath, depositForm, fillDeposit, sendProof, standard, typeDeposit } from './depositSteps';

const path = channelPath('asagiri');

const meta = {
  title: 'Screens/user/recharge',
  component: Recharge,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Recharge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each invalid amount and its reason. */
export const WrongAmount: Story = {
  play: async (context) => {
    const t = storyText(context);
    await sendProof(context);
    const wrong = [
      ['9999', t('reasons:amountBelowMinimum.yen', { amount: '¥10,000' })],
      ['3000001', t('reasons:amountAboveMaximum.once', { amount: '¥3,000,000' })],
      ['10000.5', t('reasons:amountNotWhole')],
      ['1,0', t('reasons:amountNotNumber')],
    ] as const;
    for (const [typed, message] of wrong) {
      await typeDeposit(context, typed);
      await depositForm.expectBlocked(context, message);
      await expect(await context.canvas.findByRole('textbox')).toHaveAccessibleDescription(
        new RegExp(message),
      );
    }
    await typeDeposit(context, '１０，０００');
    await depositForm.expectReady(context);
  },
};

/** The deposit waits for the upload of the proof; the member can cancel it. */
export const ProofUploading: Story = {
  parameters: { app: { path, scenario: 'demo', faults: [fault('hang', '/upload/Chunk')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await typeDeposit(context, '50000');
    await choosePhoto(context, t('deposits:form.proof.transfer'), await largePhoto());
    await expect(
      await canvas.findByRole('progressbar', { name: t('deposits:form.proof.transfer') }),
    ).toBeVisible();
    await depositForm.expectBlocked(context, t('reasons:proofUploading.transfer'));
    await userEvent.click(await canvas.findByRole('button', { name: t('uploads:cancel') }));
    await depositForm.expectBlocked(context, t('reasons:proofMissing.transfer'));
  },
};

/** The form stays open until the channel closes: the next opening is shown. */
export const ClosedWhileOpen: Story = {
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

/** In the evening deposits are closed; Monday is a holiday. */
export const OutsideHours: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    await fillDeposit(context);
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.deposit', { time: '11/24 09:30' }),
    );
  },
};

/** A channel that opens later than the others says when. */
export const OutsideBothHours: Story = {
  parameters: { app: { path: channelPath('minato'), scenario: 'marketClosed' } },
  play: async (context) => {
    await fillDeposit(context, '5000');
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.depositChannel', { time: '11/24 10:00' }),
    );
  },
};

export const OnAHoliday: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await fillDeposit(context);
    await depositForm.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.deposit', { time: '11/24 09:30' }),
    );
  },
};

/** Only one deposit is reviewed at a time: a link follows the other one. */
export const AnotherUnderReview: Story = {
  parameters: { app: { path, scenario: 'underReview' } },
  play: async (context) => {
    const t = storyText(context);
    await fillDeposit(context);
    await depositForm.expectBlocked(context, t('reasons:otherOperation'));
    await expect(
      await context.canvas.findByText(t('transfers:pending.deposit', { amount: '¥300,000.00' })),
    ).toBeVisible();
  },
};

export const Frozen: Story = standard.frozen;
