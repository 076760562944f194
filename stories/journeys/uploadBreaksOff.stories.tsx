import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { uploadBegin } from '../../src/api/contract/uploads';
import { Shell } from '../../src/app/Shell';
import { depositForm, typeDeposit } from '../screens/deposits/depositSteps';
import { withExchange } from '../support/exchange';
import { countCalls } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';
import { breakUploadAfter, choosePhoto, photo } from '../support/uploads';

const meta = {
  title: 'Journeys/The upload breaks off',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/rechargeChannel', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five chunks, three of which are 60 %. */
const fiveChunks = () => photo({ width: 1_600, height: 1_225, noisy: true });

/** The connection breaks at 60 %: the sent chunks are kept, the rest follows, and the deposit is sent once. */
export const BrokenOffAndResumed: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const begun = countCalls(context, uploadBegin);
    const connection = breakUploadAfter(context, 3);
    const deposits = () => withExchange(context, ({ world }) => Object.values(world.transfers.deposits));

    await step('Chooses a way to pay in', async () => {
      const list = within(await page.findByRole('list', { name: t('deposits:channels') }));
      const [bank] = await list.findAllByRole('link');
      if (!bank) throw new Error('no channel is offered');
      await pressWhenReady(bank);
      await page.findByText('0012345');
    });

    await step('Reports what was paid; the upload of the proof breaks off at 60 %', async () => {
      await typeDeposit(context, '50000');
      await choosePhoto(context, t('deposits:form.proof.transfer'), await fiveChunks());
      await expect(
        await page.findByText(t('uploads:problems.interrupted.offline', { percent: 60 })),
      ).toBeVisible();
      await depositForm.expectBlocked(context, t('reasons:proofMissing.transfer'));
      await expect(connection.sentChunks()).toBe(3);
    });

    await step('Tries again too early: still 60 %, nothing is lost', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('uploads:goOn') }));
      await expect(
        await page.findByText(t('uploads:problems.interrupted.offline', { percent: 60 })),
      ).toBeVisible();
    });

    await step('Goes on where it stopped: no byte is sent twice', async () => {
      connection.repair();
      await pressWhenReady(await page.findByRole('button', { name: t('uploads:goOn') }));
      await expect(await page.findByText(t('uploads:done'))).toBeVisible();
      await expect(connection.sentChunks()).toBe(5);
      await expect(begun()).toBe(1);
    });

    await step('Sends the deposit, once', async () => {
      await expect(await page.findByRole('textbox', { name: t('deposits:form.amount') })).toHaveValue(
        '50,000',
      );
      await depositForm.sendTwice(context);
      await expect(await page.findByText(t('deposits:done'))).toBeVisible();
      await expect(await deposits()).toMatchObject([{ amount: '50000', status: 'pendingReview' }]);
    });

    await step('Follows it through the review into the balance', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('transfers:follow') }));
      await page.findByText(t('transfers:due', { time: '11/20 10:18' }));
      await passTime(context, 4);
      await expect(await page.findByText(t('transfers:status.success'))).toBeVisible();
      await waitFor(async () => expect(await deposits()).toMatchObject([{ status: 'success' }]));
    });
  },
};
