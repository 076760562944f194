import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Stack } from '../../src/components/Stack/Stack';
import { TextField } from '../../src/components/TextField/TextField';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  decorators: [onPage],
  args: { children: 'Place order', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen, in the accent colour. */
export const Primary: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The text in its colour on the page, or inverted. */
const looks =
  (part: 'color' | 'backgroundColor', token: Parameters<typeof computedColor>[0]): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveStyle({ [part]: computedColor(token) });
  };

/** An action beside the main one, with an outline instead of a filled ground. */
export const Quiet: Story = {
  args: { kind: 'quiet', children: 'Add margin' },
  play: looks('color', 'accent'),
};

/** An action that loses something, in the colour of danger. */
export const Danger: Story = {
  args: { kind: 'danger', children: 'Close position' },
  play: looks('backgroundColor', 'danger'),
};

/** An action on rising prices, such as going long. */
export const PriceUp: Story = {
  args: { kind: 'priceUp', children: 'Long' },
  play: looks('backgroundColor', 'priceUp'),
};

/** An action on falling prices, such as going short. */
export const PriceDown: Story = {
  args: { kind: 'priceDown', children: 'Short' },
  play: looks('backgroundColor', 'priceDown'),
};

/** A small button beside a text; its touch target is larger than it looks. */
export const Small: Story = {
  args: { size: 'small', kind: 'quiet', children: 'All' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    const { height } = button.getBoundingClientRect();
    // The touch target is 88 high although the button looks 64: (88 - 64) / 2 beyond the edge, less a margin.
    const target = getComputedStyle(button, '::after');
    await expect(height - 2 * Number.parseFloat(target.top)).toBeGreaterThan(height * 1.3);
  },
};

/** The main action of a form, as wide as the page allows. */
export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const button = (await canvas.findByRole('button')).getBoundingClientRect();
    const page = canvasElement.querySelector('main')?.getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(0);
    await expect(button.left).toBeCloseTo(window.innerWidth - button.right, 0);
    await expect(button.width).toBeGreaterThan((page?.width ?? 0) * 0.9);
  },
};

/** An idle button above a busy one: progress takes the place of the label, the width stays. */
export const Busy: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} />
      <Button {...args} busy />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [idle, busy] = await canvas.findAllByRole('button', { name: 'Place order' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
    busy?.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The action is not possible now: the button is off and the reason below it. */
export const Blocked: Story = {
  tags: ['blocked'],
  args: { fullWidth: true, blockedReason: 'The market is closed. Orders open at 09:00.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(args.blockedReason);
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Two buttons blocked by the same rule: the reason is shown once, and both refer to it. */
export const TwoButtonsWithOneReason: Story = {
  tags: ['blocked'],
  args: { blockedBy: 'why', fullWidth: true },
  render: (args) => (
    <Stack>
      <p id="why">The market is closed. Orders open at 09:00.</p>
      <Button {...args} kind="priceUp">
        Long
      </Button>
      <Button {...args} kind="priceDown">
        Short
      </Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of await canvas.findAllByRole('button')) {
      await expect(button).toHaveAccessibleDescription('The market is closed. Orders open at 09:00.');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Wrong: two primary buttons leave open which one is the next step. */
export const DontUseTwoPrimaries: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} fullWidth />
      <Button {...args} fullWidth>
        Back to the stock
      </Button>
    </Stack>
  ),
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** The button of a form is blocked, so Enter in the field does not send it either. */
export const BlockedInAForm: Story = {
  tags: ['blocked'],
  args: { type: 'submit', blockedReason: 'Accept the agreement first.' },
  beforeEach: () => {
    submit.mockClear();
  },
  render: (args) => (
    <form onSubmit={submit}>
      <Stack>
        <TextField label="Account" />
        <Button {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.type(await canvas.findByRole('textbox'), '0901234567{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** A long label and a long reason wrap within the page. */
export const LongText: Story = {
  args: {
    children: 'I have read what this may cost me at worst and place the order at the market price now',
    blockedReason:
      'Shares bought today can be sold from the next trading day on. This one opens on 2026/11/24 at 09:00, Tokyo time.',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
