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

/** Money in all six parts, with amounts and shares. */
export const EveryPart: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(lineOf(canvasElement, t('home:assets.available'))).toHaveTextContent('6,000,000.00 (60.0%)');
    await expect(lineOf(canvasElement, t('home:assets.beforeFees'))).toHaveTextContent('+100,000.00 (1.0%)');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(6);
  },
};

/** A loss of open positions is stated without a share. */
export const UnrealisedLoss: Story = {
  args: { balances: { ...balances, unrealisedProfit: '-161050' } },
  play: async (context) => {
    const loss = lineOf(context.canvasElement, storyText(context)('home:assets.beforeFees'));
    await expect(loss).toHaveTextContent(/−161,050\.00$/);
    await expect(context.canvasElement.querySelectorAll('circle')).toHaveLength(5);
  },
};

/** The result of open positions is after all fees. Below it stands the one before fees, which is in the total. */
export const ResultAfterFees: Story = {
  args: { afterFees: '-2852.5' },
  play: async (context) => {
    const t = storyText(context);
    const result = lineOf(context.canvasElement, t('home:assets.unrealised'));
    await expect(result).toHaveTextContent('−2,852.50');
    await expect(result).toHaveTextContent(t('home:assets.inTotal'));
    await expect(result).toHaveTextContent('+100,000.00 (1.0%)');
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
      investedFunds: '0',
      foreignFunds: '0',
      unrealisedProfit: '5000',
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
    const margin = new RegExp(`^${storyText(context)('home:assets.margin')}`);
    await userEvent.click(await canvas.findByRole('button', { name: margin }));
    await expect(args.onOpen).toHaveBeenCalledWith('margin');
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
