import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { BothSides } from '../../../src/widgets/trade/BothSides/BothSides';
import { PositionCard } from '../../../src/widgets/trade/PositionCard/PositionCard';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { position } from '../../fixtures/position';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const long = position();
const short = position({
  id: 'P2',
  side: 'short',
  quantity: 1000,
  profitLoss: '-54150',
  liquidationPrice: '1416',
});

type Position = ReturnType<typeof position>;

/** What the head of the group shows of a position. */
const headOf = ({ id, code, name, side, quantity, profitLoss }: Position) => ({
  id,
  code,
  name,
  side,
  quantity,
  profitLoss,
});

const positionsChoices = {
  two: [long, short],
  three: [long, short, position({ id: 'P3', quantity: 5000, profitLoss: '100' })],
  longText: [
    position({ name: longName, profitLoss: '-43209877000000000.99', quantity: 500_000_000 }),
    { ...short, name: longName },
  ],
  oneSide: [long, position({ id: 'P2' })],
} satisfies Record<string, ComponentProps<typeof BothSides>['positions']>;

const all = Object.values(positionsChoices).flat();

const cards = {
  children: (id: string) => (
    <PositionCard position={all.find((one) => one.id === id) ?? long} href={`#/${id}`} />
  ),
};

const meta = {
  title: 'Widgets/Orders and positions/BothSides',
  component: BothSides,
  decorators: [onPage],
  args: {
    positions: [headOf(long), headOf(short)],
    children: (id): ReactNode => id,
  },
  argTypes: { positions: choices(positionsChoices) },
} satisfies Meta<typeof BothSides>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long and a short position of one stock: shares of each side, the result of both, and their cards. */
export const LongAndShort: Story = {
  tags: ['main'],
  args: cards,
  play: async (context) => {
    const t = storyText(context);
    const group = within(await context.canvas.findByRole('group'));
    await expect(await group.findAllByRole('link')).toHaveLength(2);
    await expect(await group.findByText(t('position:bothSides.long', { shares: '2,000' }))).toBeVisible();
    await expect(await group.findByText(t('position:bothSides.short', { shares: '1,000' }))).toBeVisible();
    await expect(await group.findByText('+37,200.00')).toBeVisible();
  },
};

/** Two long positions and a short one: the shares of a side are added up. */
export const ThreePositions: Story = {
  args: { ...cards, positions: positionsChoices.three },
  play: async (context) => {
    const said = storyText(context)('position:bothSides.long', { shares: '7,000' });
    await expect(await context.canvas.findByText(said)).toBeVisible();
  },
};

/** A long name and figures of many digits stay within the group. */
export const LongText: Story = {
  tags: ['each-language'],
  args: { ...cards, positions: positionsChoices.longText },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: two long positions. Nothing is held on the other side, so they do not offset each other. */
export const DontGroupOneSide: Story = { args: { ...cards, positions: positionsChoices.oneSide } };
