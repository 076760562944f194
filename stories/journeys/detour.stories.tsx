import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bankNames } from '../../mocks/exchange/cards/banks';
import { prepareForWithdrawal, sampleFundPassword } from '../../mocks/exchange/identity/seed';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey } from '../../src/i18n/text';
import { bidPath, small } from '../screens/blockTrade/bidSteps';
import { holdShares, singleLots, tenderPath } from '../screens/buyback/tenderSteps';
import { fill, japanese, prepareMember } from '../screens/cards/cardSteps';
import { newPassword, press } from '../screens/settings/fundPasswordSteps';
import { typeSecrets } from '../screens/settings/passwordSteps';
import { single } from '../screens/valueStock/worthSteps';
import { fundPasswordTyped, typeFundPassword, typeWithdrawal } from '../screens/withdrawals/withdrawSteps';
import type { Context } from '../support/context';
import { withExchange } from '../support/exchange';
import { typeInto } from '../support/forms';
import { goBack } from '../support/navigation';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

/** A form that is left for another screen is as it was when the member comes back. */
const meta = {
  title: 'Journeys/Detour',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=long', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const depositPath = '/user/rechargeChannel';

/** The text field with this label. */
const field = (context: Context, label: QualifiedKey) =>
  page().findByRole<HTMLInputElement>('textbox', { name: storyText(context)(label) });

/** Fields group digits, in a way that may change. */
const digitsIn = async (context: Context, label: QualifiedKey) =>
  (await field(context, label)).value.replaceAll(',', '');

/** Waits until the page has this address. */
const arrivedAt = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

async function choose(context: Context, label: QualifiedKey) {
  await pressWhenReady(await page().findByRole('radio', { name: storyText(context)(label) }));
}

/** A short order with a limit of more lots than the balance pays for. */
export const OrderThenDeposit: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);

    await step('Fills in an order that needs a deposit, and follows the link', async () => {
      await choose(context, 'trade:side.short');
      await choose(context, 'trade:priceType.limit');
      await typeInto(context, 'trade:order.limitPrice', '562');
      await typeInto(context, 'trade:order.lots', '500');
      await pressWhenReady(await page().findByRole('link', { name: t('home:entrances.deposit') }));
      await arrivedAt(depositPath);
    });

    await step('Back: the order is as it was', async () => {
      await pressWhenReady(await page().findByRole('button', { name: t('common:back') }));
      await expect(await digitsIn(context, 'trade:order.lots')).toBe('500');
      await expect(await digitsIn(context, 'trade:order.limitPrice')).toBe('562');
      await expect(await page().findByRole('radio', { name: t('trade:side.short') })).toBeChecked();
    });

    await step('The order form of another stock, or of the other side, is empty', async () => {
      for (const address of ['symbol=1018.W&side=short', 'symbol=1001.W&side=long']) {
        window.location.hash = `#/market/marketBuy?${address}`;
        await waitFor(async () => expect(await digitsIn(context, 'trade:order.lots')).toBe(''));
      }
    });
  },
};

/** Once an order is placed, its form does not return. */
export const NothingReturnsAfterSending: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeInto(context, 'trade:order.lots', '1');
    window.location.hash = `#${depositPath}`;
    await page().findByRole('heading', { name: t('deposits:channels') });
    await goBack();
    await expect(await digitsIn(context, 'trade:order.lots')).toBe('1');
    await pressWhenReady(await page().findByRole('button', { name: t('trade:order.submitLong') }));
    const sheet = within(await page().findByRole('dialog'));
    await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.submit') }));
    await pressWhenReady(await page().findByRole('link', { name: t('trade:result.toPosition') }));
    await page().findByRole('button', { name: t('trade:detail.close') });
    await goBack();
    await expect(await digitsIn(context, 'trade:order.lots')).toBe('');
  },
};

/** Amount and account stay while the fund password is changed. The password that was typed does not. */
export const WithdrawalThenFundPassword: Story = {
  parameters: { app: { path: '/user/withdraw' } },
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await typeWithdrawal(context, '250000');
    await typeFundPassword(context);
    await pressWhenReady(await page().findByRole('link', { name: t('withdrawals:form.forgot') }));
    await typeSecrets(context, [
      ['settings:fund.present', sampleFundPassword],
      ['settings:fund.wanted', newPassword],
      ['settings:fund.again', newPassword],
    ]);
    await press(context, 'changeSubmit');
    await pressWhenReady(await page().findByRole('button', { name: t('settings:goOn') }));
    await arrivedAt('/user/withdraw');
    await expect(await digitsIn(context, 'withdrawals:form.amount')).toBe('250000');
    await expect(await fundPasswordTyped(context)).toBe('');
  },
};

/** Of a bank account, everything but its number stays. The number is stored nowhere. */
export const BankAccountWithoutItsNumber: Story = {
  parameters: { app: { path: '/user/bandCard' } },
  beforeEach: prepareMember,
  play: async (context) => {
    const t = storyText(context);
    const { holder, number, bankName, branchName } = japanese;
    await fill(context, 'JP', { holder, number, bankName, branchName });
    window.location.hash = '#/user/tradeRule';
    await waitFor(() => expect(window.sessionStorage.getItem('typed')).toContain(bankName));
    await expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain(number);
    await goBack();
    await waitFor(async () => expect(await field(context, 'cards:fields.holder')).toHaveValue(holder));
    await expect(await field(context, 'cards:fields.number')).toHaveValue('');
    const bank = bankNames(bankName)?.[context.globals.locale as Language];
    await page().findByRole('button', { name: `${t('cards:fields.bankName')} ${bank}` });
  },
};

const money: readonly (readonly [form: string, path: string, label: QualifiedKey, typed: string])[] = [
  ['Currency exchange', '/user/exchange', 'currencyExchange:form.give', '1234'],
  ['Deposit', '/user/recharge?channel=asagiri', 'deposits:form.amount', '50000'],
  ['Loan', '/user/jk', 'loans:borrow.amount', '30000'],
  ['New issue', '/market/subscribeDetail?id=I883', 'trade:order.lots', '3'],
  ['Block bid', bidPath(small), 'trade:order.lots', '4'],
  ['Tender', tenderPath(singleLots), 'trade:order.lots', '2'],
  ['Day trade', '/common/dayTrading?tab=submit&symbol=1001.W', 'trade:order.lots', '5'],
  ['Value stock', `/home/worth?offer=${single.id}`, 'trade:order.lots', '2'],
  ['Copy trade', '/gdindex/gdindex?tab=copyTrading&product=CT01', 'copyTrading:form.amount', '70000'],
  ['Lock-up', '/gdindex/gdindex?tab=lockUp&product=LU30A', 'lockUp:form.amount', '80000'],
];

/** Every other form that moves money. */
export const EveryForm: Story = {
  parameters: { app: { path: depositPath } },
  beforeEach: holdShares(),
  play: async (context) => {
    const name = storyText(context)('deposits:channels');
    const deposit = () => page().findByRole('heading', { name });
    await deposit();
    for (const [form, path, label, typed] of money) {
      await context.step(form, async () => {
        window.location.hash = `#${path}`;
        await waitFor(() => expect(page().queryByRole('heading', { name })).toBeNull());
        await typeInto(context, label, typed);
        window.location.hash = `#${depositPath}`;
        await deposit();
        await goBack();
        await arrivedAt(path);
        await waitFor(async () => expect(await digitsIn(context, label)).toBe(typed));
        window.location.hash = `#${depositPath}`;
        await deposit();
      });
    }
  },
};
