import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { FundingDetails } from '../../../src/screens/user/FundingDetails';
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

/** Hostile issuers, products and remarks, in the list and in a record. */
export const HostileRemarks: Story = {
  play: async (context) => {
    const rows = await rowsOf(context);
    await expect(rows.length).toBeGreaterThan(2);
    await expectSafeRendering(context.canvasElement);
    for (const row of rows.slice(0, 4)) {
      await context.userEvent.click(row);
      const sheet = await within(document.body).findByRole('dialog');
      await within(sheet).findByText(storyText(context)('fundRecords:detail.amount'));
      await expectSafeRendering(sheet);
      await context.userEvent.click(
        await within(sheet).findByRole('button', { name: storyText(context)('common:close') }),
      );
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    }
  },
};
