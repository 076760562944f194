import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ValueStockCard } from '../../../src/widgets/valueStock/ValueStockCard/ValueStockCard';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { valueStock } from '../../fixtures/valueStock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const offerChoices = {
  default: valueStock(),
  aboveTheMarket: valueStock({ latestPrice: '440' }),
  noneLeft: valueStock({ applicationsUsed: 3 }),
  longFigures: valueStock({ name: longName, price: '4999999.5', latestPrice: '5123456.5', maxLots: 999_999 }),
} satisfies Record<string, ComponentProps<typeof ValueStockCard>['offer']>;

const meta = {
  title: 'Widgets/Products/ValueStockCard',
  component: ValueStockCard,
  decorators: [onPage],
  args: { offer: offerChoices.default, applicationsPerStock: 3, href: '#/home/worth?offer=1' },
  argTypes: { offer: choices(offerChoices) },
} satisfies Meta<typeof ValueStockCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price of the day beside the market's, its figures, why it is on the list, and the limits. */
export const Default: Story = {
  tags: ['main', 'each-language'],
  play: async ({ args, canvas, canvasElement, loaded, globals }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(
      await canvas.findByText(t('blockTrade:discount', { amount: '12', percent: '2.60%' })),
    ).toBeVisible();
    await expect(factOf(canvasElement, t('valueStock:dividendYield'))).toHaveTextContent('3.20%');
    await expect(factOf(canvasElement, t('valueStock:priceBookRatio'))).toHaveTextContent('0.72');
    await expect(factOf(canvasElement, t('valueStock:applicationsLeft'))).toHaveTextContent('2');
    await expect(await canvas.findByText(args.offer.reason[globals.locale as 'jp'])).toBeVisible();
  },
};

/** The market is below the price: shown as clearly as a discount. */
export const AboveTheMarket: Story = {
  args: { offer: offerChoices.aboveTheMarket },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(
      await canvas.findByText(t('blockTrade:premium', { amount: '10', percent: '2.27%' })),
    ).toBeVisible();
  },
};

/** All applications of the week are used: the card says so. */
export const NoApplicationsLeft: Story = {
  tags: ['blocked'],
  args: { offer: offerChoices.noneLeft },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('valueStock:noneLeft'))).toBeVisible();
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongFigures: Story = {
  args: {
    offer: offerChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
