import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditGauge } from '../../../src/widgets/rewards/CreditGauge/CreditGauge';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Money/CreditGauge',
  component: CreditGauge,
  decorators: [onPage],
  args: { score: 82, highest: 100, withdrawalScore: 60, loanScore: 65 },
} satisfies Meta<typeof CreditGauge>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects a verdict on withdrawals and on loans: the required score, or where they are not allowed. */
const shows =
  (withdrawals: number | 'allowed', loans: number | 'allowed'): Play =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    const verdict = (needed: number | 'allowed') =>
      needed === 'allowed' ? t('loans:credit.allowed') : t('loans:credit.notYet', { score: needed });
    const fact = (label: string) => factOf(canvasElement, label).textContent;
    await expect(fact(t('loans:credit.withdrawals'))).toBe(verdict(withdrawals));
    await expect(fact(t('loans:credit.loans'))).toBe(verdict(loans));
    const meter = await canvas.findByRole('meter', { name: t('loans:credit.score') });
    const { score, highest } = args;
    const reading = meter.getAttribute('aria-valuetext');
    await expect(reading).toContain(t('loans:credit.reading', { score, highest }));
    await expect(reading).toContain(verdict(withdrawals));
    const lacking = withdrawals !== 'allowed' || loans !== 'allowed';
    await expect(canvas.queryAllByText(t('loans:credit.raise'))).toHaveLength(lacking ? 1 : 0);
    await expectFits(canvasElement);
  };

/** A score of 82 is enough for withdrawals and loans. */
export const EverythingAllowed: Story = { tags: ['main'], play: shows('allowed', 'allowed') };

/** A score of 65 is exactly what a loan needs, so both are allowed. */
export const JustEnoughForEverything: Story = { args: { score: 65 }, play: shows('allowed', 'allowed') };

/**
 * Enough to withdraw, too low to borrow: a line says that daily sign-in raises the score and no payment does.
 */
export const TooLowToBorrow: Story = { args: { score: 64 }, play: shows('allowed', 65) };

/** A score of 59 is too low for both: the required scores are named, and what raises the score. */
export const TooLowToWithdraw: Story = { args: { score: 59 }, play: shows(60, 65) };

/** The lowest score, zero: the gauge is empty and neither withdrawals nor loans are allowed. */
export const LowestScore: Story = { args: { score: 0 }, play: shows(60, 65) };

/** The highest score, 100: the gauge is full and both are allowed. */
export const HighestScore: Story = { args: { score: 100 }, play: shows('allowed', 'allowed') };
