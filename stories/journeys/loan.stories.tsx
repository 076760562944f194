import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { refetchAll, withExchange } from '../support/exchange';
import { replaceText } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Borrows and repays',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/jk', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Borrows, waits for the audit, tries to repay too much, repays a part, and then the rest. */
export const BorrowsRepaysTooMuchRepaysRight: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const confirm = async (review: string, submit: string) => {
      await pressWhenReady(await page.findByRole('button', { name: review }));
      const sheet = within(await page.findByRole('dialog'));
      await pressWhenReady(await sheet.findByRole('button', { name: submit }));
    };
    // The element is rendered again when its data loads.
    const sees = (text: string) => waitFor(() => expect(page.getByText(text)).toBeVisible());
    const amount = () => page.findByRole('textbox', { name: t('loans:repay.amount') });
    const openDesk = async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('loans:list.title') }));
      const list = await page.findByRole('list', { name: t('loans:list.title') });
      const links = await within(list).findAllByRole('link');
      // A loan that can be repaid has a link to the form, too.
      const loan = links.find((link) => link.getAttribute('href')?.includes('?id='));
      if (!loan) throw new Error('there is no loan');
      await pressWhenReady(loan);
    };

    await step('The shortest term, which costs least, is chosen already', async () => {
      const terms = within(await page.findByRole('radiogroup', { name: t('loans:borrow.days') }));
      const [shortest] = await terms.findAllByRole('radio');
      await expect(shortest).toBeChecked();
      await expect(shortest).toHaveAccessibleName(t('loans:borrow.dayOption', { days: '7' }));
    });

    await step('Sees all that is to be repaid, and asks for 200,000 yen', async () => {
      await userEvent.type(await page.findByRole('textbox', { name: t('loans:borrow.amount') }), '200000');
      await waitFor(() =>
        expect(factOf(document.body, t('loans:borrow.total'))).toHaveTextContent('200,420.00'),
      );
      await confirm(t('loans:borrow.review'), t('loans:borrow.submit'));
      await expect(await page.findByText(t('loans:borrow.done'))).toBeVisible();
    });

    await step('The audit passes it: it is paid out, and can be repaid', async () => {
      await openDesk();
      const waiting = await page.findByRole('list', { name: t('loans:history.title') });
      await expect(waiting).toHaveTextContent(t('loans:history.audit'));
      await withExchange(context, minutesLater(6));
      await refetchAll(context);
      await expect(await page.findByText(t('loans:history.passed'))).toBeVisible();
      await pressWhenReady(await page.findByRole('link', { name: t('loans:repay.title') }));
      await sees('200,060.00');
    });

    await step('More than the loan can’t be repaid; how much repays it all is said', async () => {
      await userEvent.type(await amount(), '250000');
      const message = t('reasons:amountAboveMaximum.loan', { amount: '¥200,060.00' });
      const review = await page.findByRole('button', { name: t('loans:repay.review') });
      await waitFor(() => expect(review).toHaveAccessibleDescription(message));
    });

    await step('A part is repaid, interest first', async () => {
      await replaceText(context, await amount(), '50060');
      await waitFor(() =>
        expect(factOf(document.body, t('loans:repay.left'))).toHaveTextContent('150,000.00'),
      );
      await confirm(t('loans:repay.review'), t('loans:repay.submit'));
      await expect(await page.findByText(t('loans:repay.done'))).toBeVisible();
    });

    await step('Two days later the rest, with the interest of the days that have begun', async () => {
      await withExchange(context, minutesLater(2 * 24 * 60));
      await openDesk();
      await refetchAll(context);
      await pressWhenReady(await page.findByRole('link', { name: t('loans:repay.title') }));
      await sees('150,090.00');
      await pressWhenReady(await page.findByRole('button', { name: t('loans:repay.all') }));
      await confirm(t('loans:repay.review'), t('loans:repay.submit'));
      await expect(await page.findByText(t('loans:repay.doneAll'))).toBeVisible();
    });

    await step('Its history says all of it', async () => {
      await openDesk();
      const history = await page.findByRole('list', { name: t('loans:history.title') });
      await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(5));
      await expect(history).toHaveTextContent(t('loans:history.allRepaid'));
    });
  },
};
