import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AssetAllocation } from '../../../src/widgets/account/AssetAllocation/AssetAllocation';
import { onPage } from '../../components/onPage';
import { lineOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const balances = {
  availableFunds: '6000000',
  frozenFunds: '500000',
  positionMargin: '2500000',
  investedFunds: '800000',
  foreignFunds: '100000',
  unrealisedProfit: '100000',
};

const meta = {
  title: 'Widgets/Account/AssetAllocation',
  component: AssetAllocation,
  decorators: [onPage],
  args: { balances },
} satisfies Meta<typeof AssetAllocation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money in all five parts, with amounts and shares. */
export const EveryPart: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(lineOf(canvasElement, t('home:assets.available'))).toHaveTextContent('6,000,000.00 (60.0%)');
    await expect(lineOf(canvasElement, t('home:assets.positions'))).toHaveTextContent('2,600,000.00 (26.0%)');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(5);
  },
};

/** Positions lost more than their margin: that is stated without a share. */
export const LostMoreThanTheMargin: Story = {
  args: { balances: { ...balances, unrealisedProfit: '-2661050' } },
  play: async (context) => {
    const loss = lineOf(context.canvasElement, storyText(context)('home:assets.positions'));
    await expect(loss).toHaveTextContent(/−161,050\.00$/);
    await expect(context.canvasElement.querySelectorAll('circle')).toHaveLength(4);
  },
};

/** Shares add up to 100 percent. A part of less than a tenth is not told as nothing. */
export const TinyPart: Story = {
  args: {
    balances: {
      ...balances,
      availableFunds: '8087663.83',
      frozenFunds: '1190877',
      positionMargin: '715166.67',
      investedFunds: '5000',
      foreignFunds: '0',
      unrealisedProfit: '0',
    },
  },
  play: async ({ canvasElement }) => {
    const shares = [...canvasElement.querySelectorAll('li')].map(
      ({ textContent }) => /\((<?[\d.]+)%\)/.exec(textContent)?.[1],
    );
    await expect(shares).toEqual(['80.9', '11.9', '7.2', '<0.1']);
  },
};

/** Each part opens its calculation. */
export const Opened: Story = {
  args: { onOpen: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const positions = new RegExp(`^${storyText(context)('home:assets.positions')}`);
    await userEvent.click(await canvas.findByRole('button', { name: positions }));
    await expect(args.onOpen).toHaveBeenCalledWith('positions');
  },
};

/** Only available funds: one closed ring. */
export const CashOnly: Story = {
  args: {
    balances: {
      availableFunds: '50000',
      frozenFunds: '0',
      positionMargin: '0',
      investedFunds: '0',
      foreignFunds: '0',
      unrealisedProfit: '0',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement).toHaveTextContent('100.0%');
  },
};

/** Wrong: a part is passed as zero although the member has money there. */
export const DontLeaveOutParts: Story = { args: { balances: { ...balances, positionMargin: '0' } } };
