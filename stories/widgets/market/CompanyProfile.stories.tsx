import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { CompanyProfile } from '../../../src/widgets/market/CompanyProfile/CompanyProfile';
import { onPage } from '../../components/onPage';
import { stock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { pick } from '../../support/pick';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

type Company = ComponentProps<typeof CompanyProfile>['company'];

const company = (overrides: Partial<Company> = {}): Company => ({
  business: {
    en: 'Makes food and drinks for supermarkets and restaurants.',
    tw: '為超市與餐廳生產食品及飲料。',
    jp: 'スーパーや飲食店向けに食品と飲料を製造しています。',
  },
  foundedIn: 1961,
  employees: 2_340,
  sharesOutstanding: 420_000_000,
  earningsPerShare: '80.5',
  bookValuePerShare: '1002.4',
  events: [
    { kind: 'results', date: '2027-02-08' },
    { kind: 'yearEnd', date: '2027-03-31' },
    { kind: 'meeting', date: '2027-06-21' },
  ],
  ...overrides,
});

const companies = {
  profitable: company(),
  afterALoss: company({ earningsPerShare: '-12.5' }),
  nothingKnown: company({ earningsPerShare: null, bookValuePerShare: null, events: [] }),
  zero: company({ earningsPerShare: '0', bookValuePerShare: '0' }),
  longTexts: company({
    business: {
      en: 'Manufactures, leases and maintains electromechanical instrumentation. '.repeat(6),
      tw: '製造、租賃並維修機電儀器設備。'.repeat(12),
      jp: '電気機械計測機器の製造・リース・保守を行っています。'.repeat(12),
    },
    sharesOutstanding: 98_765_432_100,
    earningsPerShare: '123456789.1',
    bookValuePerShare: '987654321.9',
  }),
} satisfies Record<string, Company>;

const meta = {
  title: 'Widgets/Market/CompanyProfile',
  component: CompanyProfile,
  decorators: [onPage],
  args: { company: companies.profitable, stock: pick(stock(), ['latestPrice', 'sector']) },
  argTypes: { company: choices(companies) },
} satisfies Meta<typeof CompanyProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a company does, what it costs at the last price, and its next dates. */
export const Profitable: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, loaded, globals }) => {
    const t = storyText({ loaded });
    const fact = (label: Parameters<typeof t>[0]) => factOf(canvasElement, t(label)).textContent;
    await expect(
      await canvas.findByText(companies.profitable.business[globals.locale as 'en']),
    ).toBeVisible();
    // 420,000,000 shares at 1,250 yen.
    await expect(fact('company:marketCapitalisation')).toBe('525,000 juta');
    await expect(fact('company:priceToEarnings')).toBe(t('company:times', { ratio: '15.53' }));
    await expect(fact('company:priceToBook')).toBe(t('company:times', { ratio: '1.25' }));
    await expect(fact('company:returnOnEquity')).toBe('8.03%');
    await expect((await canvas.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      `2027/02/08${t('company:events.results')}`,
      `2027/03/31${t('company:events.yearEnd')}`,
      `2027/06/21${t('company:events.meeting')}`,
    ]);
  },
};

/** After a loss the price has no ratio to the earnings. */
export const AfterALoss: Story = {
  args: { company: companies.afterALoss },
  play: async ({ canvasElement, loaded }) => {
    const t = storyText({ loaded });
    const fact = (label: Parameters<typeof t>[0]) => factOf(canvasElement, t(label)).textContent;
    await expect(fact('company:priceToEarnings')).toBe('—');
    await expect(fact('company:earningsPerShare')).toBe('−12.50');
    await expect(fact('company:returnOnEquity')).toBe('−1.25%');
  },
};

/** A company whose figures and dates are not known. */
export const NothingKnown: Story = {
  args: { company: companies.nothingKnown },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(factOf(canvasElement, t('company:priceToBook')).textContent).toBe('—');
    await expect(await canvas.findByText(t('company:noEvents'))).toBeVisible();
  },
};

/** A long description and figures of many digits stay within the page. */
export const LongTexts: Story = {
  args: { company: companies.longTexts },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: zero in place of figures that are not known. */
export const DontSendZeroForUnknown: Story = {
  args: { company: companies.zero },
};
