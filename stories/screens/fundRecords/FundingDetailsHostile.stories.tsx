import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { FundingDetails } from '../../../src/screens/fundRecords/FundingDetails';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
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

/** A record with a hostile issuer, product and remark, such as markup, is open: all are plain text. */
export const HostileRemarks: Story = {
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeGreaterThan(2);
    await expectSafeRendering(context.canvasElement);
    const page = within(document.body);
    for (const row of rows.slice(0, 4)) {
      const close = page.queryByRole('button', { name: storyText(context)('common:close') });
      if (close) await context.userEvent.click(close);
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await context.userEvent.click(row);
      const sheet = await page.findByRole('dialog');
      await within(sheet).findByText(storyText(context)('fundRecords:detail.amount'));
      await expectSafeRendering(sheet);
    }
  },
};
