import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import type { Restriction } from '../../../src/domain/vocabulary';
import { formatDate } from '../../../src/format/dateTime';
import { memberEntrances } from '../../../src/screens/user/center/memberEntrances';
import { UserCenter } from '../../../src/screens/user/UserCenter';
import type { Context } from '../../support/context';
import { prepareExchange, storyExchange, withExchange } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Opens =
  | 'home:assets.available'
  | 'home:assets.frozen'
  | 'center:profit'
  | 'center:usd'
  | 'center:creditLimit'
  | 'center:borrowed';

/** Opens the calculation of a balance. */
async function openBalance(context: Context, name: Opens): Promise<HTMLElement> {
  const title = storyText(context)(name);
  const rows = await context.canvas.findAllByRole('button', { name: new RegExp(`^${title}`) });
  await context.userEvent.click(rows[0] as HTMLElement);
  return within(document.body).findByRole('dialog');
}

/** The number of a formatted figure: `−1,234.50` is -1234.5. */
const read = (element: HTMLElement) => {
  const sign = element.textContent?.includes('−') ? -1 : 1;
  return sign * Number(/[\d,]+\.\d\d/.exec(element.textContent ?? '')?.[0].replaceAll(',', ''));
};

/** The member, the date of registration, every balance and every link. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const account = storyExchange(context).session?.account ?? '';
    await expect(await canvas.findByText(account)).toBeVisible();
    const registeredAt = await withExchange(context, (_, member) => member.registeredAt);
    const since = t('center:since', { date: formatDate(registeredAt) });
    await expect(await canvas.findByText(since)).toBeVisible();
    for (const { name, href } of Object.values(memberEntrances).flat()) {
      const way = (await canvas.findAllByRole('link')).filter((link) =>
        link.textContent?.startsWith(t(`center:entrances.${name}`)),
      );
      await expect(way.map((link) => link.getAttribute('href'))).toContain(href);
    }
  },
};

/** The parts of the total add up to it. */
export const TotalExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('home:assets.explain') }),
    );
    const sheet = await within(document.body).findByRole('dialog');
    const parts = (['available', 'frozen', 'margin', 'beforeFees'] as const).map((part) =>
      read(factOf(sheet, t(`home:assets.${part}`))),
    );
    const total = parts.reduce((sum, part) => sum + part, 0);
    await expect(read(factOf(sheet, t('home:assets.total')))).toBeCloseTo(total, 2);
  },
};

/** The available balance is the rest of the total. */
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

/** The reasons of frozen amounts, with the number of records. */
export const FrozenExplained: Story = {
  play: async (context) => {
    const sheet = await openBalance(context, 'home:assets.frozen');
    await expect(
      await within(sheet).findByText(new RegExp(storyText(context)('fundRecords:balance.holds.order'))),
    ).toBeVisible();
  },
};

export const NothingFrozen: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const sheet = await openBalance(context, 'home:assets.frozen');
    await expect(await within(sheet).findByText(storyText(context)('center:notes.frozenNone'))).toBeVisible();
  },
};

/** Realised and unrealised profit are separate, and the fees between them are shown. */
export const ProfitExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'center:profit');
    await expect(await within(sheet).findByText(t('center:notes.profit'))).toBeVisible();
    await expect(await within(sheet).findByText(t('center:notes.unrealised'))).toBeVisible();
    const [gross, paid, closing, net] = (
      ['home:assets.beforeFees', 'home:fees.purchase', 'home:fees.closing', 'home:assets.unrealised'] as const
    ).map((label) => read(factOf(sheet, t(label))));
    await expect(net).toBeCloseTo((gross ?? 0) + (paid ?? 0) + (closing ?? 0), 2);
  },
};

/** A member with wallets in other currencies. */
export const DollarsExplained: Story = {
  parameters: { app: { scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'center:usd');
    await expect(factOf(sheet, t('center:usd'))).toHaveTextContent(/^\$[\d,]+\.\d\d$/);
    await expect(await within(sheet).findByRole('link', { name: t('center:go.exchange') })).toBeVisible();
  },
};

/** A debtor: the remaining credit is the limit minus the debt. */
export const CreditExplained: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'center:creditLimit');
    const [limit, borrowed, left] = (['center:creditLimit', 'center:borrowed', 'center:left'] as const).map(
      (label) => read(factOf(sheet, t(label))),
    );
    await expect((limit ?? 0) + (borrowed ?? 0)).toBeCloseTo(left ?? 0, 2);
    await expect(await within(sheet).findByRole('link', { name: t('center:go.credit') })).toHaveAttribute(
      'href',
      '#/user/pj?tab=score',
    );
  },
};

/** The debt is part of the assets: the rest without it is shown. */
export const DebtExplained: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openBalance(context, 'center:borrowed');
    const debt = read(factOf(sheet, t('center:borrowed')));
    await expect(debt).toBeGreaterThan(0);
    await expect(read(factOf(sheet, t('center:net')))).toBeCloseTo(
      read(factOf(sheet, t('home:assets.total'))) - debt,
      2,
    );
  },
};

/** No figure is shown and no calculation opens, here and on the home screen, until balances are shown again. */
export const Hidden: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.hide') }));
    // The total and six balances.
    await waitFor(() => expect(canvas.getAllByText(t('home:assets.hidden'))).toHaveLength(7));
    await expect(canvas.queryByRole('button', { name: t('home:assets.explain') })).toBeNull();
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
    await expect(await canvas.findByRole('button', { name: t('home:assets.show') })).toBeVisible();
  },
};

/** A new member: an empty account, not verified. */
export const Newcomer: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const unverified = storyText(context)('home:account.verificationStates.unverified');
    // In the header, and at the link to the check.
    await waitFor(() => expect(context.canvas.getAllByText(unverified)).toHaveLength(2));
  },
};

const verificationState = (verification: 'underReview' | 'verified') => async (context: Context) => {
  const state = storyText(context)(`home:account.verificationStates.${verification}`);
  await waitFor(() => expect(context.canvas.getAllByText(state)).toHaveLength(2));
};

export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: verificationState('underReview'),
};

export const Verified: Story = {
  parameters: { app: { scenario: 'verified' } },
  play: verificationState('verified'),
};

/** Hundreds of positions and long figures. */
export const Whale: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('home:assets.total'))).toBeVisible();
  },
};

/** The current restriction, what still works, and a contact. */
const restricted = (restriction: Restriction) => async (context: Context) => {
  const { canvas } = context;
  const t = storyText(context);
  await expect(await canvas.findByText(t(`home:restricted.${restriction}`))).toBeVisible();
  await context.userEvent.click(await canvas.findByRole('button', { name: t('support:contact') }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: t('support:title') }));
  await expect(await sheet.findByRole('textbox', { name: t('support:message') })).toBeVisible();
};

export const Frozen: Story = {
  parameters: { app: { scenario: 'frozen' } },
  play: restricted('frozen'),
};

export const TradeBanned: Story = {
  parameters: { app: { scenario: 'tradeBanned' } },
  play: restricted('tradeBanned'),
};

export const WithdrawBanned: Story = {
  parameters: { app: { scenario: 'withdrawBanned' } },
  play: restricted('withdrawBanned'),
};

/** A login ban leaves the current session open. */
export const LoginBanned: Story = {
  beforeEach: prepareExchange((_, member) => void member.restrictions.push('loginBanned')),
  play: restricted('loginBanned'),
};

/** A disabled account ends the current session. */
export const Disabled: Story = {
  beforeEach: prepareExchange((_, member) => void member.restrictions.push('disabled')),
  play: async () => {
    await waitFor(() => expect(window.localStorage.getItem('tokend')).toBeNull());
  },
};

/** Links are there while data loads. */
export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
    await expect(await canvas.findByText(storyText(context)('center:entrances.settings'))).toBeVisible();
  },
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(await canvas.findByText(t('center:entrances.settings'))).toBeVisible();
  },
};

export const Offline: Story = offlineStory();
