import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status } from '../../src/components/Status/Status';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Status',
  component: Status,
  decorators: [onPage],
  args: { children: 'Closed' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: 'accent', children: 'Pending order' } };

export const Success: Story = { args: { tone: 'success', children: 'Verified' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Payment due' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };

export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'Waiting for the confirmation of the bank, which takes up to three of its working days',
  },
};
