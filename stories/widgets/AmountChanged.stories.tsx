import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountChanged } from '../../src/widgets/AmountChanged/AmountChanged';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Money/AmountChanged',
  component: AmountChanged,
  decorators: [onPage],
  args: { from: '¥100,030.00', to: '¥100,060.00', onAccept: fn() },
} satisfies Meta<typeof AmountChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount has changed while the form was open: the new one has to be accepted before it is sent. */
export const ToBeAccepted: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const message = await context.canvas.findByRole('status');
    await expect(message).toHaveTextContent(t('common:amountChanged.title', { to: '¥100,060.00' }));
    await expect(message).toHaveTextContent(t('common:amountChanged.body', { from: '¥100,030.00' }));
    const name = t('common:amountChanged.accept', { to: '¥100,060.00' });
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expect(context.args.onAccept).toHaveBeenCalledOnce();
  },
};

/** The amount has changed and cannot be accepted here: the form has to be filled in again. */
export const WithoutAStep: Story = {
  render: ({ from, to }) => <AmountChanged from={from} to={to} />,
  play: async (context) => {
    await context.canvas.findByRole('status');
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

/** The old and the new amount in won, of thirteen digits each, stay within the message. */
export const LongFigures: Story = {
  args: { from: '₩1,234,567,890,123 KRW', to: '₩9,876,543,210,987 KRW' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
