import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rejectWithdrawal } from '../../../mocks/exchange/transfers/seed';
import { fault } from '../../../mocks/faults';
import { FundingDetails } from '../../../src/screens/fundRecords/FundingDetails';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
import { prepareExchange } from '../../support/exchange';
import { leaveFocus } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { rowsOf } from './fundSteps';

const meta = {
  title: 'Screens/user/FundingDetails',
  component: FundingDetails,
  parameters: {
    app: { path: '/user/FundingDetails', scenario: 'investor', faults: [fault('hostileWords')] },
  },
} satisfies Meta<typeof FundingDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Names and remarks of the records are hostile, such as markup, and stay plain text. The open record has some that
 * turn the direction of writing: the words around them stay in order.
 */
export const HostileRemarks: Story = {
  // A returned withdrawal has a remark.
  beforeEach: prepareExchange((exchange, member) => void rejectWithdrawal(exchange, member)),
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeGreaterThan(2);
    await expectSafeRendering(context.canvasElement);
    const t = storyText(context);
    const page = within(document.body);
    // The last one that is opened has a remark.
    for (const row of rows.slice(0, 3).toReversed()) {
      const close = page.queryByRole('button', { name: t('common:close') });
      if (close) await context.userEvent.click(close);
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await context.userEvent.click(row);
      const sheet = await page.findByRole('dialog');
      await within(sheet).findByText(t('fundRecords:detail.amount'));
      await expectSafeRendering(sheet);
    }
    await expect(await page.findByText(t('fundRecords:detail.remark'))).toBeVisible();
    leaveFocus();
  },
};
