import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { Status } from '../../src/components/Status/Status';
import { CardHead } from '../../src/widgets/CardHead/CardHead';
import { CardText } from '../../src/widgets/CardHead/CardText';
import { onPage } from '../components/onPage';
import { expectFits } from '../expectFits';
import { longName } from '../fixtures/longName';
import { listed } from '../fixtures/stock';

const meta = {
  title: 'Widgets/CardHead',
  component: CardHead,
  decorators: [onPage],
  args: { title: listed.name.jp, status: <Status tone="accent">OK</Status>, children: '1010 · 11/20 09:12' },
  render: (args) => (
    <Card>
      <CardHead {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: listed.name.jp })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithLink: Story = {
  args: { href: '#/position/positionDetail?id=P1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: listed.name.jp });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/position/positionDetail?id=P1');
  },
};

export const LongText: Story = {
  args: {
    title: longName.en,
    status: [
      <Status key="1">{longName.en.slice(0, 40)}</Status>,
      <Status key="2" tone="danger">
        {longName.en.slice(0, 30)}
      </Status>,
    ],
  },
  render: (args) => (
    <Card>
      <CardHead {...args} />
      <CardText>{longName.en}</CardText>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(longName.en)).toHaveLength(2);
    await expectFits(canvasElement);
  },
};
