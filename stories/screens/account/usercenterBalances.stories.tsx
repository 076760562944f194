import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { UserCenter } from '../../../src/screens/account/UserCenter';
import type { Context } from '../../support/context';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Opens =
  | 'home:assets.available'
  | 'home:assets.frozen'
  | 'account:profit'
  | 'account:usd'
  | 'account:creditLimit'
  | 'account:borrowed';

/** Opens the calculation of a balance, which ends with the figure of its row. */
async function openBalance(context: Context, name: Opens): Promise<HTMLElement> {
  const title = storyText(context)(name);
  const rows = await context.canvas.findAllByRole('button', { name: new RegExp(`^${title}`) });
  await context.userEvent.click(rows[0] as HTMLElement);
  const sheet = await within(document.body).findByRole('dialog');
  await expect(rows[0]).toHaveTextContent(factOf(sheet, title).textContent);
  return sheet;
}

/** The number of a formatted figure: `−1,234.50` is -1234.5. */
const read = (element: HTMLElement) => {
  const sign = element.textContent?.includes('−') ? -1 : 1;
  return sign * Number(/[\d,]+\.\d\d/.exec(element.textContent ?? '')?.[0].replaceAll(',', ''));
};

/** What is in positions was tapped: a sheet shows its margin and its result among the parts of the total assets. */
export const TotalExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    const positions = new RegExp(`^${t('home:assets.positions')}`);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: positions }));
    const sheet = await within(document.body).findByRole('dialog');
    const parts = (['available', 'frozen', 'margin', 'beforeFees'] as const).map((part) =>
      read(factOf(sheet, t(`home:assets.${part}`))),
    );
    const sum = parts.reduce((before, part) => before + part, 0);
    const total = factOf(sheet, t('home:assets.total'));
    await expect(read(total)).toBeCloseTo(sum, 2);
    await expect(context.canvasElement).toHaveTextContent(total.textContent);
  },
};

/** The available balance was tapped: a sheet shows what is taken from the total to get it. */
export const AvailableExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'home:assets.available');
    const left = (
      [
        'home:assets.total',
        'home:assets.frozen',
        'home:assets.margin',
        'fundRecords:balance.invested',
        'fundRecords:balance.foreign',
        'home:assets.beforeFees',
      ] as const
    )
      .map((label) => read(factOf(sheet, t(label))))
      .reduce((sum, part) => sum + part, 0);
    await expect(read(factOf(sheet, t('home:assets.available')))).toBeCloseTo(left, 2);
  },
};

/** The frozen balance was tapped: a sheet names what it is on hold for, with the number of records. */
export const FrozenExplained: Story = {
  play: async (context) => {
    const sheet = await openBalance(context, 'home:assets.frozen');
    // With the number of orders: a sentence begins with the same word in Japanese.
    const orders = new RegExp(`^${storyText(context)('fundRecords:balance.holds.order')}\\W*1`);
    await expect(await within(sheet).findByText(orders)).toBeVisible();
  },
};

/** The frozen balance was tapped: a sheet says that nothing is waiting for a decision. */
export const NothingFrozen: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const sheet = await openBalance(context, 'home:assets.frozen');
    await expect(
      await within(sheet).findByText(storyText(context)('account:notes.frozenNone')),
    ).toBeVisible();
  },
};

/** The realised profit was tapped: a sheet explains it, and shows the unrealised one apart, with the fees. */
export const ProfitExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'account:profit');
    await expect(await within(sheet).findByText(t('account:notes.profit'))).toBeVisible();
    await expect(await within(sheet).findByText(t('account:notes.unrealised'))).toBeVisible();
    const [gross, paid, closing, net] = (
      ['home:assets.beforeFees', 'home:fees.purchase', 'home:fees.closing', 'home:assets.unrealised'] as const
    ).map((label) => read(factOf(sheet, t(label))));
    await expect(net).toBeCloseTo((gross ?? 0) + (paid ?? 0) + (closing ?? 0), 2);
  },
};

/** The balance in dollars was tapped: a sheet explains it, with a link to the currency exchange. */
export const DollarsExplained: Story = {
  parameters: { app: { scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'account:usd');
    await expect(factOf(sheet, t('account:usd'))).toHaveTextContent(/^\$[\d,]+\.\d\d$/);
    await expect(await within(sheet).findByRole('link', { name: t('account:go.exchange') })).toBeVisible();
  },
};

/** The credit limit was tapped: a sheet shows the limit, what is borrowed and what is left. */
export const CreditExplained: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'account:creditLimit');
    const [limit, borrowed, left] = (
      ['account:creditLimit', 'account:borrowed', 'account:left'] as const
    ).map((label) => read(factOf(sheet, t(label))));
    await expect((limit ?? 0) + (borrowed ?? 0)).toBeCloseTo(left ?? 0, 2);
    await expect(await within(sheet).findByRole('link', { name: t('account:go.credit') })).toHaveAttribute(
      'href',
      '#/user/pj?tab=score',
    );
  },
};

/** The borrowed amount was tapped: a sheet shows the total without it. */
export const DebtExplained: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'account:borrowed');
    const debt = read(factOf(sheet, t('account:borrowed')));
    await expect(debt).toBeGreaterThan(0);
    await expect(read(factOf(sheet, t('account:net')))).toBeCloseTo(
      read(factOf(sheet, t('home:assets.total'))) - debt,
      2,
    );
  },
};

/** The member has hidden the balances: no figure is shown, and none can be explained. */
export const Hidden: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.hide') }));
    // The total and six balances.
    await waitFor(() => expect(canvas.getAllByText(t('common:hidden'))).toHaveLength(7));
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${t('home:assets.available')}`) }),
    ).toBeNull();
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
    await expect(await canvas.findByRole('button', { name: t('home:assets.show') })).toBeVisible();
  },
};
