import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { CurrencyRecordCard } from '../../../src/widgets/currencyExchange/CurrencyRecordCard/CurrencyRecordCard';
import { onPage } from '../../components/onPage';
import { currencyRecord } from '../../fixtures/currencies';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const recordChoices = {
  default: currencyRecord(),
  withoutDecimals: currencyRecord({
    from: 'KRW',
    to: 'VND',
    amount: '46869910',
    received: '857957160',
    rate: '18.30508',
  }),
} satisfies Record<string, ComponentProps<typeof CurrencyRecordCard>['record']>;

const meta = {
  title: 'Widgets/Money/CurrencyRecordCard',
  component: CurrencyRecordCard,
  decorators: [onPage],
  args: { record: recordChoices.default },
  argTypes: { record: choices(recordChoices) },
} satisfies Meta<typeof CurrencyRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amounts given and received, and the rate. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText('JPY → USD')).toBeVisible();
    await expect(factOf(canvasElement, t('currencyExchange:record.given'))).toHaveTextContent(
      '100,000.00JPY',
    );
    await expect(factOf(canvasElement, t('currencyExchange:record.received'))).toHaveTextContent(
      '$640.34USD',
    );
    await expect(factOf(canvasElement, t('currencyExchange:record.rate'))).toHaveTextContent(
      '1 USD = 156.16543 JPY',
    );
    await expect(await canvas.findByText(/^1 JPY = \$0\.0064034656 USD · /)).toBeVisible();
  },
};

/** Won and dong have no decimals. */
export const WithoutDecimals: Story = {
  args: {
    record: recordChoices.withoutDecimals,
  },
  play: async ({ canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(factOf(canvasElement, t('currencyExchange:record.received'))).toHaveTextContent(
      '857,957,160VND',
    );
    await expectFits(canvasElement);
  },
};
