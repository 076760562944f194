import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Term } from '../../src/components/Term/Term';
import { expectFits } from '../expectFits';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Term',
  component: Term,
  decorators: [onPage],
  args: {
    children: 'liquidation price',
    explanation: 'When the market reaches this price, the position is closed without your doing.',
  },
  render: (args) => (
    <p>
      The <Term {...args} /> is 1,204 JPY.
    </p>
  ),
} satisfies Meta<typeof Term>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In its sentence it looks like what can be asked about, and says nothing yet. */
export const InText: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'liquidation price', expanded: false }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Explained: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'liquidation price' }));
    const explanation = await screen.findByRole('dialog', { name: 'liquidation price' });
    await expect(explanation).toHaveAccessibleDescription(String(args.explanation));
    await expectFits(explanation);
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const explanation = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(explanation).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: 'Zwangsliquidationspreisberechnungsgrundlage',
    explanation:
      'Erreicht der Markt diesen Preis, wird die Position ohne Ihr Zutun geschlossen. Die dabei anfallenden Gebühren werden von der hinterlegten Sicherheitsleistung abgezogen.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expectFits(await screen.findByRole('dialog'));
  },
};
