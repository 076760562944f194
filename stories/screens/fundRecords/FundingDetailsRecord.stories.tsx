import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { FundingDetails } from '../../../src/screens/fundRecords/FundingDetails';
import { replaceClipboard } from '../../support/clipboard';
import type { Context } from '../../support/context';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { rowsOf } from './fundSteps';

const path = '/user/FundingDetails';

const meta = {
  title: 'Screens/user/FundingDetails',
  component: FundingDetails,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof FundingDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = () => within(document.body).findByRole('dialog');

/** Opens the first record and waits for its fields. */
async function openFirst(context: Context): Promise<HTMLElement> {
  const [first] = await rowsOf(context);
  if (!first) throw new Error('there is no record');
  await context.userEvent.click(first);
  const sheet = await sheetOf();
  await within(sheet).findByText(storyText(context)('fundRecords:detail.amount'));
  return sheet;
}

/**
 * A record of a copy trade is open in a sheet: kind, status, balance afterwards, product, issuer and order
 * number.
 */
export const DetailOfARecord: Story = {
  tags: ['each-language'],
  parameters: { app: { path: `${path}?kind=copyTrading`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openFirst(context);
    await expect(window.location.hash).toContain('kind=copyTrading&id=');
    for (const label of ['kind', 'status', 'balanceAfter', 'productName', 'issuer', 'orderNumber'] as const)
      await expect(factOf(sheet, t(`fundRecords:detail.${label}`))).toBeVisible();
    await expect(factOf(sheet, t('fundRecords:detail.kind'))).toHaveTextContent(
      t('fundRecords:kind.copyTrading'),
    );
    await expect(factOf(sheet, t('fundRecords:detail.balanceAfter'))).toHaveTextContent(t('common:yen'));
    await expect(factOf(sheet, t('fundRecords:detail.orderNumber'))).toHaveTextContent(/\d{10,}/);
  },
};

/** The sheet of a record was closed: the list is as it was before. */
export const DetailClosed: Story = {
  parameters: { app: { path: `${path}?kind=currencyExchange`, scenario: 'investor' } },
  play: async (context) => {
    const sheet = await openFirst(context);
    await context.userEvent.click(
      await within(sheet).findByRole('button', { name: storyText(context)('common:close') }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(window.location.hash).toBe(`#${path}?kind=currencyExchange`);
  },
};

/** A record in dollars is open in a sheet, with a link to the currency exchange. */
export const DetailInDollars: Story = {
  parameters: { app: { path: `${path}?kind=currencyExchange`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openFirst(context);
    await expect(factOf(sheet, t('fundRecords:detail.productName'))).toHaveTextContent('USD → JPY');
    await expect(
      await within(sheet).findByRole('link', { name: t('fundRecords:detail.toRecord') }),
    ).toHaveAttribute('href', '#/user/exchange?tab=records');
  },
};

/** A record of an order is open in a sheet: the stock code, and a link to the position. */
export const DetailOfOrder: Story = {
  parameters: { app: { path: `${path}?kind=order`, scenario: 'trader' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openFirst(context);
    await expect(factOf(sheet, t('fundRecords:detail.stockCode'))).toBeVisible();
    await expect(
      await within(sheet).findByRole('link', { name: t('fundRecords:detail.toRecord') }),
    ).toHaveAttribute('href', expect.stringMatching(/^#\/position\/positionDetail\?id=/));
  },
};

/** A record was opened by its address, as after a reload: its sheet is over the list. */
export const DetailByAddress: Story = {
  parameters: { app: { path: `${path}?id=0-JPY`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await sheetOf();
    await expect(await within(sheet).findByText('+10,000,000.00')).toBeVisible();
    await expect(factOf(sheet, t('fundRecords:detail.kind'))).toHaveTextContent(
      t('fundRecords:kind.deposit'),
    );
  },
};

/** The record of a returned withdrawal is open in a sheet: a remark gives the reason. */
export const DetailWithRemark: Story = {
  parameters: { app: { path: `${path}?kind=withdrawal`, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    const returned = (await rowsOf(context)).find((row) =>
      row.textContent?.includes(t('fundRecords:type.withdrawalReturned')),
    );
    if (!returned) throw new Error('no withdrawal was returned');
    await context.userEvent.click(returned);
    const sheet = await sheetOf();
    await within(sheet).findByText(t('fundRecords:detail.amount'));
    await expect(factOf(sheet, t('fundRecords:detail.remark'))).toBeVisible();
  },
};

/** The address names a record of another member: the sheet says that it couldn't be found. */
export const DetailNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=999999-JPY`, scenario: 'demo' } },
  play: async (context) => {
    const message = storyText(context)('fundRecords:detail.gone');
    await expect(await within(await sheetOf()).findByText(message)).toBeVisible();
  },
};

/** A record is being loaded: a skeleton stands for it in the sheet. */
export const DetailLoading: Story = {
  tags: ['loading'],
  parameters: {
    app: { path: `${path}?id=0-JPY`, scenario: 'demo', faults: [fault('hang', '/fund/Record')] },
  },
  play: async (context) => {
    const message = storyText(context)('common:loading');
    await expect(await within(await sheetOf()).findByText(message)).toBeInTheDocument();
  },
};

/** The server can't send the record: the sheet shows the failure with a button to try again. */
export const DetailFails: Story = {
  tags: ['error'],
  parameters: {
    app: { path: `${path}?id=0-JPY`, scenario: 'demo', faults: [fault('serverError', '/fund/Record')] },
  },
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await sheetOf());
    await expect(await sheet.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await sheet.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

const written = fn(async (_: string) => {});

/** The order number was copied, such as for customer service: the sheet says so. */
export const OrderNumberCopied: Story = {
  parameters: { app: { path: `${path}?kind=lockUp`, scenario: 'investor' } },
  beforeEach: () => {
    written.mockClear();
    return replaceClipboard(written);
  },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openFirst(context);
    (await within(sheet).findByRole('button', { name: t('fundRecords:detail.copy') })).click();
    await expect(await within(sheet).findByText(t('common:copy.done'))).toBeInTheDocument();
    await expect(written.mock.calls).toEqual([[expect.stringMatching(/^\d{14}$/)]]);
  },
};

/** The browser forbids copying the order number: a toast above the sheet says so. */
export const OrderNumberNotCopied: Story = {
  tags: ['error'],
  parameters: { app: { path: `${path}?kind=lockUp`, scenario: 'investor' } },
  beforeEach: () => replaceClipboard(fn().mockRejectedValue(new Error('forbidden'))),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openFirst(context);
    (await within(sheet).findByRole('button', { name: t('fundRecords:detail.copy') })).click();
    await expect(await screen.findByText(t('common:copy.failed'))).toBeVisible();
  },
};
