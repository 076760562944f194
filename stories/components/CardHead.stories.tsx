import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { CardHead } from '../../src/components/Card/CardHead';
import { CardText } from '../../src/components/Card/CardText';
import { Status } from '../../src/components/Status/Status';
import { longName } from '../fixtures/longName';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const statusChoices = {
  plain: <Status tone="accent">In progress</Status>,
  longText: [
    <Status key="1">{longName.en.slice(0, 40)}</Status>,
    <Status key="2" tone="danger">
      {longName.en.slice(0, 30)}
    </Status>,
  ],
} satisfies Record<string, ComponentProps<typeof CardHead>['status']>;

const meta = {
  title: 'Components/Layout/CardHead',
  component: CardHead,
  decorators: [onPage],
  args: {
    title: 'Paper Lantern',
    status: statusChoices.plain,
    children: '1010 · 11/20 09:12',
  },
  argTypes: { status: choices(statusChoices) },
  render: (args) => (
    <Card>
      <CardHead {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, second line and status of an object in a list. */
export const WithStatus: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paper Lantern')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The title is a link, for a card that has further actions. */
export const WithLink: Story = {
  args: { href: '#/position/positionDetail?id=P1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: 'Paper Lantern' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/position/positionDetail?id=P1');
  },
};

/** Only the title, for an object without a status. */
export const WithoutStatus: Story = {
  args: { status: undefined, children: undefined },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('article')).textContent).toBe('Paper Lantern');
  },
};

/** A long title, two statuses and a long text wrap within the card. */
export const LongText: Story = {
  args: {
    title: longName.en,
    status: statusChoices.longText,
  },
  render: (args) => (
    <Card>
      <CardHead {...args} />
      <CardText>{longName.en}</CardText>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText(longName.en)).toHaveLength(2);
    await expectFits(canvasElement);
  },
};

/** Wrong: the second line repeats the status instead of what tells the object apart. */
export const DontRepeatTheStatus: Story = {
  args: { status: <Status tone="success">Filled</Status>, children: 'This order is filled' },
};
