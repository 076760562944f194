import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarketBreadth } from '../../../src/widgets/market/MarketBreadth/MarketBreadth';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/MarketBreadth',
  component: MarketBreadth,
  decorators: [onPage],
  args: { advancing: 2106, unchanged: 515, declining: 2212 },
} satisfies Meta<typeof MarketBreadth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Widths of the parts of the bar, as percentages. */
const partsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('rect')].map((part) => Math.round(Number(part.getAttribute('width'))));

/** Numbers of rising, unchanged and falling stocks, below a bar in their proportions. */
export const Mixed: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('list', { name: t('market:breadth.label') })).toBeVisible();
    const texts = (await canvas.findAllByRole('listitem')).map((item) => item.textContent);
    await expect(texts).toEqual([
      `▲${t('market:breadth.advancing')} 2,106`,
      `${t('market:breadth.unchanged')} 515`,
      `▼${t('market:breadth.declining')} 2,212`,
    ]);
    await expect(partsOf(canvasElement)).toEqual([43, 10, 45]);
    await expectFits(canvasElement);
  },
};

/** No stock has been traded yet: the whole bar is unchanged. */
export const BeforeTheOpen: Story = {
  args: { advancing: 0, unchanged: 4833, declining: 0 },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)).toEqual([0, 100, 0]);
  },
};

/** An exchange without stocks: there is no bar. */
export const WithoutStocks: Story = {
  args: { advancing: 0, unchanged: 0, declining: 0 },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)).toEqual([0, 0, 0]);
  },
};

/** Wrong: the member's own positions, of which there are a few. A list says more. */
export const DontCountAFew: Story = { args: { advancing: 2, unchanged: 0, declining: 1 } };
