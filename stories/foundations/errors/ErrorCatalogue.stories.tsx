import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messageKeys, specialPhrases } from '../../../src/api/contract/messageKeys';
import { ErrorTable } from './ErrorTable';

const meta = {
  title: 'Foundations/Error catalogue',
  component: ErrorTable,
} satisfies Meta<typeof ErrorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every message of specification 8. */
export const All: Story = {
  args: { messages: messageKeys },
  play: async ({ canvas, step }) => {
    const [, ...rows] = canvas.getAllByRole('row');

    await step('has a row for each message', () => expect(rows).toHaveLength(messageKeys.length));

    await step('marks the special phrases', () =>
      expect(canvas.getAllByText('yes')).toHaveLength(specialPhrases.size),
    );

    await step('shows the wording with the number in each language, and the fragments', async () => {
      const header = canvas.getByText('notSellableForDays');
      const row = within(header.closest('tr') as HTMLElement);
      await expect(row.getByText(/\{\{n\}\}-day selling lock/)).toBeVisible();
      await expect(row.getByText(/\{\{n\}\} 天/)).toBeVisible();
      await expect(row.getByText(/\{\{n\}\}日間/)).toBeVisible();
      await expect(row.getByText(/天内不可卖/)).toBeVisible();
    });
  },
};
