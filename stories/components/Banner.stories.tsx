import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Banner } from '../../src/components/Banner/Banner';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const actionChoices = {
  none: undefined,
  withAction: (
    <LinkButton href="#/user/userInfo" kind="quiet" size="small">
      Verify
    </LinkButton>
  ),
} satisfies Record<string, ComponentProps<typeof Banner>['action']>;

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  decorators: [onPage],
  args: { children: 'The price is 15 seconds old.' },
  argTypes: { action: choices(actionChoices) },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A banner that renders with the screen is not announced: it is read in its place. */
const silently: NonNullable<Story['play']> = async ({ canvas, args }) => {
  await expect(await canvas.findByText(String(args.children))).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('status')).toBeNull();
};

/** A fact that needs no action, such as the age of a price. */
export const Info: Story = { tags: ['main'], play: silently };

/** Good news that stays on the screen, such as a verified identity. */
export const Success: Story = {
  args: { tone: 'success', children: 'Your identity is verified.' },
  play: silently,
};

/** A condition to know before going on, with a title in the colour of warnings. */
export const Warning: Story = {
  args: { tone: 'warning', title: 'Trading hours are over', children: 'Orders open at 09:00.' },
  play: async (context) => {
    await silently(context);
    const title = await context.canvas.findByText('Trading hours are over');
    await expect(title).toHaveStyle({ color: computedColor('warning') });
  },
};

/** Something was refused or is at risk: a title in the colour of danger. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The order was refused',
    children: 'The available balance does not suffice.',
  },
  play: async (context) => {
    await silently(context);
    const title = await context.canvas.findByText('The order was refused');
    await expect(title).toHaveStyle({ color: computedColor('danger') });
  },
};

/** A warning with the step that resolves it; the link has the focus. */
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Identity not verified',
    children: 'You can look at everything, and deposit once you are verified.',
    action: actionChoices.withAction,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Verify' })).toHaveFocus();
  },
};

/** A danger that appears later: a screen reader interrupts to read it out. */
export const DangerReadOutAtOnce: Story = {
  args: { ...Danger.args, announce: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The order was refused');
  },
};

/** A fact that appears later: a screen reader reads it out in its turn. */
export const InfoReadOutInTurn: Story = {
  args: { announce: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The price is 15 seconds old.');
  },
};

/** A long title and a long text wrap within the banner. */
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'This account may not trade until the questions about the last deposit are answered',
    children:
      'Your positions stay open and can be closed. Withdrawals go on as before. Customer service is there on weekdays from 09:00 to 18:00 and needs the reference AB-20261120-0001-4471-9902.',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the colour of danger for a fact that needs no action. */
export const DontRaiseTheTone: Story = {
  args: {
    tone: 'danger',
    title: 'Prices are updated every 3 seconds',
    children: 'You need not do anything.',
  },
};
