import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at, storyNow } from '../../../mocks/scenarios/clock';
import { CopyTradeCard } from '../../../src/widgets/copyTrading/CopyTradeCard/CopyTradeCard';
import { onPage } from '../../components/onPage';
import { copyTradeProduct } from '../../fixtures/copyTrading';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

/** A course with a fall of 21.58% from its high. */
const trail = ['10000', '10480', '11200', '12050', '10900', '9449.61', '10200', '11350', '11900', '12375.11'];

const productChoices = {
  recruiting: { ...copyTradeProduct(), trail },
  notRecruiting: copyTradeProduct({
    recruiting: false,
    recruitsFrom: at('2026-11-27', '08:00'),
    recruitsUntil: at('2026-12-04', '15:30'),
  }),
  atALoss: copyTradeProduct({ profit: '-0.31734', maximumDrawdown: '0.3246' }),
  longText: copyTradeProduct({
    name: longName,
    issuer: longName,
    fundScale: '123456789012345',
    minimumInvestment: '98765432109876',
    profit: '12345.678',
    maximumDrawdown: '0.9999',
    trades: 1_234_567,
  }),
} satisfies Record<string, ComponentProps<typeof CopyTradeCard>['product']>;

const meta = {
  title: 'Widgets/Products/CopyTradeCard',
  component: CopyTradeCard,
  decorators: [onPage],
  args: { product: productChoices.recruiting, now: storyNow, href: '#/gdindex/gdindex?id=CT02' },
  argTypes: { product: choices(productChoices) },
} satisfies Meta<typeof CopyTradeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;

/**
 * A mentor who takes members now: the worst of past investments is beside the one in the middle, and the deepest fall beside the
 * profit, at the same sizes.
 */
export const RecruitingWithProfitAndFall: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { args, canvas, canvasElement, globals } = context;
    const t = storyText(context);
    const locale = globals.locale as 'en' | 'tw' | 'jp';
    const card = await canvas.findByRole('link');
    await expect(card).toHaveAttribute('href', args.href);
    await expect(card).toHaveTextContent(args.product.name[locale]);
    await expect(card).toHaveTextContent(args.product.issuer[locale]);
    await expect(card).toHaveTextContent('2025/09/01');
    await expect(await canvas.findByText(t('products:copyTrade.recruiting'))).toBeVisible();
    const profit = factOf(canvasElement, t('products:copyTrade.profit'));
    const drawdown = factOf(canvasElement, t('products:copyTrade.drawdown'));
    await expect(profit).toHaveTextContent('+23.75%');
    await expect(drawdown).toHaveTextContent('−21.58%');
    await expect(sizeOf(drawdown)).toBe(sizeOf(profit));
    const [median, worst] = (['median', 'worst'] as const).map((result) =>
      factOf(canvasElement, t(`products:copyTrade.runs.${result}`)),
    );
    await expect(sizeOf(worst as HTMLElement)).toBe(sizeOf(median as HTMLElement));
    await expect(await canvas.findByText(/−21\.58%/)).toHaveStyle({ color: computedColor('priceDown') });
    // The line has a dashed one at the value of the first day; it starts there, and ends above.
    const baseline = Number(canvasElement.querySelector('svg > line')?.getAttribute('y1'));
    const points = canvasElement.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    await expect(points).toHaveLength(trail.length);
    const heights = points.map((point) => Number(point.split(',')[1]));
    await expect(heights[0]).toBe(baseline);
    await expect(heights.at(-1)).toBeLessThan(baseline);
    // The bar below the loss shows the part that was lost, beside the line and as wide.
    const line = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const track = drawdown.querySelector('[aria-hidden="true"]');
    const bar = track?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(bar.width - line.width)).toBeLessThan(line.width * 0.1);
    await expect(bar.top).toBeGreaterThan(line.top);
    await expect(bar.bottom).toBeLessThan(line.bottom);
    const lost = track?.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(lost / bar.width).toBeCloseTo(0.2158, 1);
    const facts = [
      ['products:copyTrade.fundScale', '47.03 juta'],
      ['products:copyTrade.minimum', '500,000.00'],
      ['products:copyTrade.runs.median', '+0.31%'],
      ['products:copyTrade.runs.median', '+1,550.00'],
      ['products:copyTrade.runs.worst', '−12.74%'],
      ['products:copyTrade.runs.worst', '−63,700.00'],
      ['products:copyTrade.runs.losing', '45.8%'],
      ['products:copyTrade.runs.losing', t('products:copyTrade.runs.of', { runs: '288' })],
      [
        'products:copyTrade.holdingTime',
        t('products:copyTrade.termAndEnd', { days: 10, time: '12/07 15:30' }),
      ],
      ['products:copyTrade.exit', t('products:copyTrade.anyTime')],
      ['products:copyTrade.closes', '11/27 15:30'],
      [
        'products:copyTrade.closes',
        t('common:timeLeft', { left: t('common:duration.days', { days: '7', hours: '5' }) }),
      ],
    ] as const;
    for (const [label, figure] of facts)
      await expect(factOf(canvasElement, t(label))).toHaveTextContent(figure);
    await expect(await canvas.findByText(t('products:copyTrade.invest'))).toBeVisible();
  },
};

/** A mentor between two periods of recruiting: the card says when the next one begins. */
export const NotRecruitingBetweenPeriods: Story = {
  args: {
    product: productChoices.notRecruiting,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('products:copyTrade.notRecruiting'))).toBeVisible();
    const next = factOf(canvasElement, t('products:copyTrade.opens'));
    await expect(next).toHaveTextContent('11/27 08:00');
    await expect(await canvas.findByText(t('products:copyTrade.details'))).toBeVisible();
    // No end: nothing can be invested now.
    const days = t('products:copyTrade.days', { days: 10 });
    await expect(factOf(canvasElement, t('products:copyTrade.holdingTime'))).toHaveTextContent(days);
  },
};

/** A server that sends no course: the figures and the bar of the loss are there without a line. */
export const WithoutCourse: Story = {
  args: { product: copyTradeProduct() },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('+23.75%')).toBeVisible();
    await expect(canvasElement.querySelector('polyline')).toBeNull();
  },
};

/** A mentor who started today: there is no course yet, and nothing was lost. */
export const FirstDay: Story = {
  args: {
    product: {
      ...copyTradeProduct({
        profit: '0',
        maximumDrawdown: '0',
        worstMonth: null,
        trades: 0,
        losingTrades: '0',
        runs: null,
      }),
      trail: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toBeNull();
    await expect(canvasElement.querySelectorAll('dt')).toHaveLength(7);
  },
};

/** A mentor whose trades have lost 31.73% is presented like a winning one. */
export const AtALoss: Story = {
  args: { product: productChoices.atALoss },
  play: async (context) => {
    const profit = factOf(context.canvasElement, storyText(context)('products:copyTrade.profit'));
    await expect(profit).toHaveTextContent('−31.73%');
  },
};

/** Long names and figures of many digits stay within the card. */
export const LongText: Story = {
  args: {
    product: productChoices.longText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};

/** Wrong: the figures of one good month. */
export const DontReportTheBestMonth: Story = {
  args: {
    product: copyTradeProduct({ profit: '0.412', maximumDrawdown: '0', trades: 3, losingTrades: '0' }),
  },
};
