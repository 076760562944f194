import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { List } from '../../../src/components/List/List';
import { FundRecordRow } from '../../../src/widgets/fundRecords/FundRecordRow/FundRecordRow';
import { onPageEdgeToEdge } from '../../components/onPage';
import { fundRecord, oneOfEachType } from '../../fixtures/fundRecords';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const recordChoices = {
  held: fundRecord(),
  done: fundRecord({
    kind: 'deposit',
    type: 'deposit',
    amount: '300000',
    balanceAfter: '9232800.5',
    status: 'success',
    stockCode: null,
    productName: null,
  }),
  returned: fundRecord({ status: 'returned' }),
  longText: fundRecord({
    type: 'valueStockCancelled',
    productName: longName,
    amount: '-12345678901234.56',
    balanceAfter: '98765432109876.54',
  }),
} satisfies Record<string, ComponentProps<typeof FundRecordRow>['record']>;

const meta = {
  title: 'Widgets/Money/FundRecordRow',
  component: FundRecordRow,
  decorators: [onPageEdgeToEdge],
  args: { record: recordChoices.held, onOpen: fn() },
  argTypes: { record: choices(recordChoices) },
  render: (args) => (
    <List>
      <FundRecordRow {...args} />
    </List>
  ),
} satisfies Meta<typeof FundRecordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order’s amount that is still on hold. It is no price movement, so it has no price colour. */
export const AmountStillHeld: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = storyText(context);
    const row = await canvas.findByRole('button');
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(row).toHaveTextContent(t('fundRecords:type.orderPlaced'));
    await expect(row).toHaveTextContent(args.record.productName?.[globals.locale as 'jp'] ?? '');
    await expect(row).toHaveTextContent(`· ${args.record.stockCode}`);
    await expect(row).toHaveTextContent('2026/11/20 10:11');
    await expect(row).toHaveTextContent(t('fundRecords:balanceAfter', { amount: '8,932,800.50' }));
    await expect(await canvas.findByText(t('fundRecords:status.pending'))).toBeVisible();
    await expect(await canvas.findByText(/−482,400\.00/)).toHaveStyle({ color: computedColor('ink') });
  },
};

/** A deposit that was credited, with its time and the balance afterwards. */
export const Done: Story = {
  args: {
    record: recordChoices.done,
  },
  play: async (context) => {
    const t = storyText(context);
    const row = await context.canvas.findByRole('button');
    await expect(row).toHaveTextContent(`+300,000.00${t('common:yen')}`);
    await expect(row).toHaveTextContent(`2026/11/20 10:11 · ${t('fundRecords:status.success')}`);
  },
};

/** An amount that was on hold and has been returned. */
export const AmountReturned: Story = {
  args: { record: recordChoices.returned },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('fundRecords:status.returned')),
    ).toBeVisible();
  },
};

/** Each currency in its format: dollars with their code, euros in the German format, won without decimals. */
export const EachCurrencyInItsFormat: Story = {
  render: (args) => (
    <List>
      {(['USD', 'KRW', 'JPY', 'EUR'] as const).map((currency) => (
        <FundRecordRow
          key={currency}
          {...args}
          record={fundRecord({
            kind: 'currencyExchange',
            type: 'currencyExchanged',
            currency,
            amount: currency === 'JPY' ? '-15000' : '1234',
            balanceAfter: currency === 'JPY' ? '8917800.5' : '1234',
            status: 'success',
            stockCode: null,
            productName: null,
          })}
        />
      ))}
    </List>
  ),
  play: async ({ canvas }) => {
    const [usd, krw, jpy, eur] = await canvas.findAllByRole('button');
    await expect(usd).toHaveTextContent('+$1,234.00USD');
    await expect(krw).toHaveTextContent('+1,234KRW');
    await expect(jpy).toHaveTextContent('−15,000.00');
    await expect(eur).toHaveTextContent(/\+1\.234,00 €(?!EUR)/);
  },
};

/** Every type has its own name, and amounts align. */
export const EveryTypeOfRecord: Story = {
  render: (args) => (
    <List label="Records">
      {oneOfEachType.map((record) => (
        <FundRecordRow key={record.id} {...args} record={record} />
      ))}
    </List>
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const rows = await within(await canvas.findByRole('list', { name: 'Records' })).findAllByRole('button');
    const names = oneOfEachType.map(({ type }) => t(`fundRecords:type.${type}`));
    await expect(new Set(names).size).toBe(oneOfEachType.length);
    for (const [index, name] of names.entries()) await expect(rows[index]).toHaveTextContent(name);
    const edges = (await canvas.findAllByText(/50,000\.00/)).map(
      (each) => each.getBoundingClientRect().right,
    );
    await expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
    await expectFits(canvasElement);
  },
};

/** A long name and amounts of many digits stay within the row. */
export const LongText: Story = {
  args: {
    record: recordChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a deposit under review, without its steps. */
export const DontUseForATransfer: Story = { args: { record: { ...recordChoices.done, status: 'pending' } } };
