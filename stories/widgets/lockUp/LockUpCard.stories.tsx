import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { riskLevels } from '../../../src/domain/products/productsVocabulary';
import { LockUpCard } from '../../../src/widgets/lockUp/LockUpCard/LockUpCard';
import { onPage } from '../../components/onPage';
import { lockUpProduct } from '../../fixtures/lockUp';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

/** A course of the last 90 days with a result of 0.64 %. */
const trail = ['10000', '10012.4', '10031', '10044.8', '9987.9', '10001.3', '10029.6', '10049', '10063.5'];

const productChoices = {
  default: { ...lockUpProduct(), trail },
  asProjected: {
    ...lockUpProduct({
      dailyIncome: {
        projectedLow: '0.0001',
        projectedHigh: '0.00033',
        average: '0.000149',
        worst: '-0.000833',
      },
    }),
    trail,
  },
  withoutALosingTerm: lockUpProduct({
    totalIncome: { projectedLow: '0.0144', projectedHigh: '0.0432', worst: '0.004714' },
  }),
  full: lockUpProduct({ remainingCapacity: '99999' }),
  longText: lockUpProduct({
    name: longName,
    issuer: longName,
    lockUpDays: 3650,
    minimumPurchase: '98765432109876',
    remainingCapacity: '0',
  }),
} satisfies Record<string, ComponentProps<typeof LockUpCard>['product']>;

const meta = {
  title: 'Widgets/Products/LockUpCard',
  component: LockUpCard,
  decorators: [onPage],
  args: { product: productChoices.default, href: '#/gdindex/gdindex?id=LU30A' },
  argTypes: { product: choices(productChoices) },
} satisfies Meta<typeof LockUpCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;

/** Each projected income is beside its worst case, at the same size. Above is the course of the last 90 days. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    const fact = (key: Parameters<typeof t>[0]) => factOf(canvasElement, t(key));
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(await canvas.findByRole('link')).toHaveTextContent(t('products:lockUp.days', { days: 30 }));
    const pairs = [
      [fact('products:lockUp.projectedDaily'), fact('products:lockUp.worstDay')],
      [fact('products:lockUp.projectedTotal'), fact('products:lockUp.worstTerm')],
    ] as const;
    for (const [projected, worst] of pairs) {
      await expect(topOf(worst)).toBe(topOf(projected));
      await expect(sizeOf(worst)).toBe(sizeOf(projected));
    }
    const [[daily, worstDay], [total, worstTerm]] = pairs;
    await expect(daily.textContent).toBe(t('products:range', { low: '0.010%', high: '0.030%' }));
    await expect(worstDay).toHaveTextContent('−0.177%');
    await expect(total.textContent).toBe(t('products:range', { low: '0.30%', high: '0.90%' }));
    await expect(worstTerm).toHaveTextContent('−0.77%');
    await expect(fact('products:lockUp.result90')).toHaveTextContent('+0.64%');
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(1);
    await expect(fact('products:lockUp.losingDays')).toHaveTextContent('14.4%');
    const bar = fact('products:lockUp.losingDays').querySelector('[aria-hidden]');
    const lost = bar?.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(lost / (bar?.getBoundingClientRect().width ?? 1)).toBeCloseTo(0.144, 1);
    // The average day was below what is projected, which the card says in words.
    const below = t('products:lockUp.belowProjection', { average: '0.007%' });
    await expect(await canvas.findByText(below)).toBeVisible();
    await expect(fact('products:lockUp.minimum')).toHaveTextContent('100,000.00');
    await expect(fact('products:lockUp.unlocksIfBought')).toHaveTextContent('2026/12/20 09:00');
  },
};

/** One card for each level of risk: none of them is called safe. */
export const EveryRiskLevel: Story = {
  render: (args) => (
    <>
      {riskLevels.map((riskLevel) => (
        <LockUpCard key={riskLevel} {...args} product={{ ...args.product, riskLevel }} />
      ))}
    </>
  ),
  play: async (context) => {
    const t = storyText(context);
    for (const level of riskLevels)
      await expect(await context.canvas.findByText(t(`products:lockUp.risk.${level}`))).toBeVisible();
  },
};

/** The average day was within the projected range: nothing is said about it. */
export const AsProjected: Story = {
  args: { product: productChoices.asProjected },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('products:lockUp.projectedDaily'))).toBeVisible();
    const below = t('products:lockUp.belowProjection', { average: '0.015%' });
    await expect(context.canvas.queryByText(below)).toBeNull();
  },
};

/** A server that sends no course: the losing days stand alone, without a result. */
export const WithoutCourse: Story = {
  args: { product: lockUpProduct() },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('products:lockUp.losingDays'))).toBeVisible();
    await expect(canvas.queryByText(t('products:lockUp.result90'))).toBeNull();
    await expect(canvasElement.querySelector('polyline')).toBeNull();
  },
};

/** Even the worst term of the year ended with a gain, which is shown in its place. */
export const WithoutALosingTerm: Story = {
  args: {
    product: productChoices.withoutALosingTerm,
  },
  play: async (context) => {
    const worst = factOf(context.canvasElement, storyText(context)('products:lockUp.worstTerm'));
    await expect(worst).toHaveTextContent('+0.47%');
  },
};

/** The remaining capacity is below the minimum purchase: the card says that the product is full. */
export const CapacityUsedUp: Story = {
  args: { product: productChoices.full },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('products:lockUp.full'))).toBeVisible();
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

/** Wrong: the lowest projection in place of the worst result. */
export const DontProjectTheWorst: Story = {
  args: {
    product: lockUpProduct({
      totalIncome: { projectedLow: '0.003', projectedHigh: '0.009', worst: '0.003' },
    }),
  },
};
