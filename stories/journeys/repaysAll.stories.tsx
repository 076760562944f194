import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { takeLoan } from '../../mocks/exchange/loans/seed';
import { loanRepay } from '../../src/api/contract/loans';
import { Shell } from '../../src/app/Shell';
import { prepareExchange, withExchange } from '../support/exchange';
import { changeBeforeCall } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { minutesLater, passTime } from '../support/time';

const meta = {
  title: 'Journeys/Repays all over a mark of interest',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/jk', scenario: 'demo' } },
  // 100,000 yen for a week; interest of 30 yen for the day that has begun.
  beforeEach: prepareExchange(
    (exchange, member) => void takeLoan(exchange, member, { amount: '100000', days: 7 }),
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The interest of a day is added while the sheet is read, and again after the press. All is repaid in the end. */
export const NothingIsLeft: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const day = 24 * 60;
    const sheet = () => page.findByRole('dialog');
    const left = async () => factOf(await sheet(), t('loans:repay.left'));
    const submit = async () => within(await sheet()).findByRole('button', { name: t('loans:repay.submit') });
    const accept = async (to: string) =>
      pressWhenReady(
        await within(await sheet()).findByRole('button', { name: t('common:amountChanged.accept', { to }) }),
      );
    const repayments = () =>
      withExchange(context, ({ world }) =>
        Object.values(world.loans.records).flatMap((loan) => loan.repayments.map(({ amount }) => amount)),
      );

    await step('Reviews the repayment of all: nothing is left', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('loans:repay.all') }));
      await pressWhenReady(await page.findByRole('button', { name: t('loans:repay.review') }));
      await within(await sheet()).findByText('100,030.00');
      await expect(await left()).toHaveTextContent('0.00');
    });

    await step(
      'The interest of a day is added while the sheet is read: the new amount is accepted',
      async () => {
        await passTime(context, day + 1);
        await waitFor(async () =>
          expect(await submit()).toHaveAccessibleDescription(t('common:amountChanged.blocked')),
        );
        await accept('¥100,060.00');
        await expect(await left()).toHaveTextContent('0.00');
      },
    );

    await step('Interest is added after the press: nothing is repaid, and it asks again', async () => {
      changeBeforeCall(context, loanRepay, minutesLater(day));
      await pressWhenReady(await submit());
      await within(await sheet()).findByText(t('common:amountChanged.title', { to: '¥100,090.00' }));
      await expect(await repayments()).toEqual([]);
    });

    await step('Repays all, and nothing is left', async () => {
      await accept('¥100,090.00');
      await pressWhenReady(await submit());
      await expect(await page.findByText(t('loans:repay.doneAll'))).toBeVisible();
      await expect(await repayments()).toEqual(['100090']);
    });
  },
};
