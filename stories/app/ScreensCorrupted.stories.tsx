import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { AppPath } from '../../.storybook/parameters';
import type { ScenarioName } from '../../mocks/scenarios/scenarios';
import { Screens } from '../../src/app/Screens';
import { corruptResponses } from '../hostile/corruptResponses';
import type { Context } from '../support/context';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/Screens/After corrupted responses',
  component: Screens,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index' } },
} satisfies Meta<typeof Screens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number of different corruptions of the responses of each screen. */
const times = 12;
const seeds = Array.from({ length: times }, (_, index) => index + 1);

/** Problems of the current screen: it needs a heading, and below it content or what to do. */
function wrongWith({ canvasElement, loaded }: Context): string[] {
  const t = storyText({ loaded });
  const page = within(canvasElement);
  const text = canvasElement.textContent ?? '';
  const wrong: string[] = [];
  if (text.includes(t('common:failure.screen'))) wrong.push('could not be drawn');
  if (!page.queryAllByRole('heading').some((heading) => heading.textContent?.trim()))
    wrong.push('has no heading');
  const alerts = page.queryAllByRole('alert').map((alert) => alert.textContent ?? '');
  const failures = (['malformed', 'server', 'failed', 'timeout'] as const).filter((kind) =>
    alerts.some((alert) => alert.includes(t(`common:failure.${kind}`))),
  );
  const retries = page.queryAllByRole('button', { name: t('common:retry') });
  const things = page.queryAllByRole('link').length + page.queryAllByRole('button').length;
  if (failures.length > 0 && retries.length === 0) wrong.push(`says ${failures.join()} and offers nothing`);
  if (things < 1 || text.length < 20) wrong.push(`is empty but for ${text}`);
  if (/\b(NaN|undefined|Infinity|\[object|Invalid Date)\b/.test(text))
    wrong.push(`says ${text.slice(0, 300)}`);
  return wrong;
}

/** Renders a screen repeatedly with differently corrupted responses, and finally with correct ones. */
const corrupted = (path: AppPath, scenario: ScenarioName = 'trader'): Story => ({
  parameters: { app: { path, scenario } },
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
  play: async (context) => {
    const queries = context.loaded.queries as QueryClient;
    const t = storyText(context);
    const isQuiet = () =>
      waitFor(() => {
        expect(queries.isFetching()).toBe(0);
        expect(context.canvas.queryAllByText(t('common:loading'))).toEqual([]);
      });
    await isQuiet();
    const spoil = corruptResponses(context);
    const found: string[] = [];
    for (const seed of seeds) {
      spoil(seed);
      await queries.resetQueries();
      await isQuiet();
      // Effects of the last render run first.
      await new Promise((resolve) => setTimeout(resolve, 50));
      found.push(...wrongWith(context).map((wrong) => `${path} by ${seed} ${wrong}`));
    }
    const calls = (console.error as unknown as { mock: { calls: unknown[][] } }).mock.calls;
    const reported = calls.map((call) => call.map(String).join(' ').slice(0, 300));
    // Not an error: the observer delivers its notifications in the next frame.
    found.push(...new Set(reported.filter((text) => !text.includes('ResizeObserver loop'))));
    if (found.length > 0) throw new Error(found.join('\n'));
    spoil(undefined);
    await queries.resetQueries();
    await isQuiet();
  },
});

/** The home screen, shown correctly again after twelve differently corrupted responses. */
export const Home: Story = corrupted('/home/index');
/** The market, shown correctly again after twelve differently corrupted responses. */
export const Market: Story = corrupted('/market/market');
/** The details of a stock, shown correctly again after twelve differently corrupted responses. */
export const StockDetails: Story = corrupted('/market/marketDetail?symbol=1001.W', 'demo');
/** The order form, shown correctly again after twelve differently corrupted responses. */
export const OrderForm: Story = corrupted('/market/marketBuy?symbol=1001.W&side=long', 'demo');
/** The list of new issues, shown correctly again after twelve differently corrupted responses. */
export const NewIssues: Story = corrupted('/market/subscribe', 'ipoWinner');
/** The positions, shown correctly again after twelve differently corrupted responses. */
export const Positions: Story = corrupted('/position/position');
/** The fund records, shown correctly again after twelve differently corrupted responses. */
export const FundRecords: Story = corrupted('/user/FundingDetails', 'investor');
/** The member centre, shown correctly again after twelve differently corrupted responses. */
export const MemberCentre: Story = corrupted('/user/usercenter');
/** The notices, shown correctly again after twelve differently corrupted responses. */
export const Notices: Story = corrupted('/user/msgInfo');
/** The withdrawal, shown correctly again after twelve differently corrupted responses. */
export const Withdrawal: Story = corrupted('/user/withdraw', 'verified');
/** The deposits, shown correctly again after twelve differently corrupted responses. */
export const Deposits: Story = corrupted('/user/rechargeChannel', 'verified');
/** The currency exchange, shown correctly again after twelve differently corrupted responses. */
export const CurrencyExchange: Story = corrupted('/user/exchange', 'investor');
/** The credit loan, shown correctly again after twelve differently corrupted responses. */
export const Loan: Story = corrupted('/user/jk', 'debtor');
/** The daily sign-in, shown correctly again after twelve differently corrupted responses. */
export const SignIn: Story = corrupted('/user/pj');
/** The list of funds, shown correctly again after twelve differently corrupted responses. */
export const Funds: Story = corrupted('/gdindex/gdindex', 'investor');
/** The member’s funds, shown correctly again after twelve differently corrupted responses. */
export const MyFunds: Story = corrupted('/gdindex/gdList', 'investor');
/** The block trades, shown correctly again after twelve differently corrupted responses. */
export const BlockTrades: Story = corrupted('/common/dividend2', 'whale');
/** The share repurchases, shown correctly again after twelve differently corrupted responses. */
export const Tenders: Story = corrupted('/common/dividend', 'investor');
/** The day trading, shown correctly again after twelve differently corrupted responses. */
export const DayTrading: Story = corrupted('/common/dayTrading', 'whale');
/** The value stocks, shown correctly again after twelve differently corrupted responses. */
export const ValueStocks: Story = corrupted('/home/worth', 'investor');
