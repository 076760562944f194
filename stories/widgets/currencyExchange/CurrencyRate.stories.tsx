import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { CurrencyRate } from '../../../src/widgets/currencyExchange/CurrencyRate/CurrencyRate';
import { onPage } from '../../components/onPage';
import { currencyQuote } from '../../fixtures/currencies';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const now = at('2026-11-20', '10:15');

const quoteChoices = {
  default: currencyQuote(),
  aboveOne: currencyQuote({ from: 'USD', to: 'VND', rate: '26272.881' }),
  closed: currencyQuote({
    open: false,
    quotedAt: at('2026-11-20', '23:59'),
    changesAt: at('2026-11-23', '00:00'),
  }),
  justOpened: currencyQuote({ open: false, changesAt: at('2026-11-23', '00:00') }),
  longFigures: currencyQuote({ from: 'VND', to: 'USD', rate: '0.0000000123456789' }),
} satisfies Record<string, ComponentProps<typeof CurrencyRate>['quote']>;

const meta = {
  title: 'Widgets/Money/CurrencyRate',
  component: CurrencyRate,
  decorators: [onPage],
  args: { quote: quoteChoices.default, now },
  argTypes: { quote: choices(quoteChoices) },
} satisfies Meta<typeof CurrencyRate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rate below one is displayed inverted, with the exact rate and its age below. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText('156.16543')).toBeVisible();
    await expect(await canvas.findByText('1 JPY = $0.0064034656 USD')).toBeVisible();
    await expect(await canvas.findByText(t('currencyExchange:rate.age', { seconds: '3' }))).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      t('gates:window.open', { time: '11/21 00:00' }),
    );
  },
};

/** A rate above one is displayed as it is. */
export const RateAboveOne: Story = {
  args: { quote: quoteChoices.aboveOne },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26,272.881')).toBeVisible();
    await expect(canvas.queryByText(/=/)).toBeNull();
  },
};

/** The bank is closed over the weekend: the last rate with its time, and when it opens. */
export const Closed: Story = {
  args: {
    quote: quoteChoices.closed,
    now: at('2026-11-21', '10:15'),
  },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      t('gates:window.opensOn', { time: '11/23 00:00' }),
    );
    await expect(await canvas.findByText(/11\/20 23:59/)).toBeVisible();
  },
};

/** The bank closed while the rate was on the screen: when it opens again is not known yet. */
export const ClosedWhileOnScreen: Story = {
  args: { now: at('2026-11-21', '00:00') },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      storyText({ loaded })('gates:window.closed'),
    );
  },
};

/** The bank opened while the rate was on the screen: until when is not known yet. */
export const OpenedWhileOnScreen: Story = {
  args: {
    quote: quoteChoices.justOpened,
    now: at('2026-11-23', '00:00'),
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      storyText({ loaded })('gates:window.openNow'),
    );
  },
};

/** A rate with sixteen decimals stays within the page. */
export const LongFigures: Story = {
  args: { quote: quoteChoices.longFigures },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a rate of an hour ago, although the bank quotes. */
export const DontStopAsking: Story = { args: { now: at('2026-11-20', '11:15') } };
