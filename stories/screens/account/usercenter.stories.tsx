import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { accountView } from '../../../mocks/exchange/account/accountView';
import { fault } from '../../../mocks/faults';
import type { Restriction } from '../../../src/domain/account/accountVocabulary';
import { formatDate } from '../../../src/format/dateTime';
import { formatSigned } from '../../../src/format/signed';
import { memberEntrances } from '../../../src/screens/account/memberEntrances';
import { moneyEntrances } from '../../../src/screens/account/moneyEntrances';
import { UserCenter } from '../../../src/screens/account/UserCenter';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import {
  giveHugeBalance,
  prepareExchange,
  restrict,
  storyExchange,
  withExchange,
} from '../../support/exchange';
import { expectHugeFigures, expectZeroFigures } from '../../support/figures';
import { openNearLiquidation } from '../../support/openNearLiquidation';
import { payInFull } from '../../support/payInFull';
import { factOf } from '../../support/queries';
import { offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';
import { expectToast } from '../../support/toasts';
import { nextStep } from '../home/nextStep';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of a member who trades: account, date of registration, every balance and every link. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const account = storyExchange(context).session?.account ?? '';
    await expect(await canvas.findByText(account)).toBeVisible();
    const registeredAt = await withExchange(context, (_, member) => member.registeredAt);
    const since = t('account:since', { date: formatDate(registeredAt) });
    await expect(await canvas.findByText(since)).toBeVisible();
    for (const { name, href } of Object.values(memberEntrances).flat()) {
      const way = (await canvas.findAllByRole('link')).filter((link) =>
        link.textContent?.startsWith(t(`account:entrances.${name}`)),
      );
      await expect(way.map((link) => link.getAttribute('href'))).toContain(href);
    }
    const money = within(await canvas.findByRole('navigation', { name: t('account:groups.money') }));
    await expect((await money.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(
      moneyEntrances.map(({ href }) => href),
    );
  },
};

/** Open positions: below the total stands their result after all fees, and the tile of what is realised says after which. */
export const ResultsWithFees: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const label = await canvas.findByText(t('home:assets.unrealised'));
    const net = await withExchange(
      context,
      (exchange, member) => accountView(exchange, member).netUnrealisedProfit,
    );
    await expect(label.parentElement).toHaveTextContent(formatSigned(String(net)));
    // The result before fees is in the calculation alone.
    await expect(canvas.queryByText(t('home:assets.beforeFees'))).toBeNull();
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(`^${t('account:profit')}.*${t('home:assets.afterFees')}$`),
      }),
    ).toBeVisible();
  },
};

/** Below the total stands the position nearest to its liquidation, with the maintenance ratio and that of a liquidation. */
export const RiskBelowTheTotal: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const label = new RegExp(t('position:maintenance.label'));
    const risk = await canvas.findByRole('link', { name: label });
    await expect(risk).toHaveAttribute('href', '#/position/position');
    await expect(risk).toHaveTextContent(t('position:maintenance.threshold', { percent: '100%' }));
    await expect(risk).toHaveTextContent(t('position:risk.stage.safe'));
    // Known when the rates have arrived.
    await waitFor(() => expect(risk).toHaveTextContent(/¥[1-9][\d,]+\.\d\d/));
  },
};

/** All shares are paid in full: below the total stands the most that they can still lose. */
export const NothingCanBeLiquidated: Story = {
  beforeEach: (context) =>
    withExchange(context, ({ world }) => {
      for (const position of Object.values(world.positions)) payInFull(position);
    }),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await canvas.findByText(t('position:fromHere.toZero'));
    await expect(factOf(canvasElement, t('position:fromHere.toZero'))).toHaveTextContent(/^¥[1-9]/);
    await expect(canvas.queryByText(t('position:maintenance.label'))).toBeNull();
  },
};

/** The assets since yesterday: below the total stands what they gained or lost. */
export const ResultOfTheDay: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('home:curve.since.day'))).toBeVisible();
  },
};

/** A position is near its liquidation price: the step above the profile leads to it. */
export const PositionAtRisk: Story = {
  beforeEach: (context) =>
    withExchange(context, ({ world }) => {
      openNearLiquidation(world.positions.P4);
    }),
  play: async (context) => {
    const step = await nextStep(context);
    await expect(step).toHaveAttribute('href', '#/position/positionDetail?id=P4');
    const balances = await context.canvas.findByText(storyText(context)('home:assets.total'));
    await expect(step.compareDocumentPosition(balances)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The page of a new member: its head says that the identity isn't verified. */
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

/** The identity check is under review: the head of the page says so. */
export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: verificationState('underReview'),
};

/** The member is verified: the head of the page says so. */
export const Verified: Story = {
  parameters: { app: { scenario: 'verified' } },
  play: verificationState('verified'),
};

/** The page of a member with years of activity: long figures have their place. */
export const LongFigures: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('home:assets.total'))).toBeVisible();
  },
};

/** The member has nearly ten trillion yen: the longest figures stay on their line. */
export const HugeFigures: Story = {
  beforeEach: prepareExchange(giveHugeBalance),
  play: expectHugeFigures,
};

/** A newcomer has no money: every balance is zero. */
export const ZeroFigures: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: expectZeroFigures,
};

/** The current restriction, what still works, and a contact. */
const restricted = (restriction: Restriction) => async (context: Context) => {
  const reason = storyText(context)(`home:restricted.${restriction}`);
  await expect(await context.canvas.findByText(reason)).toBeVisible();
  await expectServiceOpens(context);
};

/** The account is frozen: a note says what still works, with a button to contact customer service. */
export const Frozen: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'frozen' } },
  play: restricted('frozen'),
};

/**
 * The member may not open positions: a note says what still works, with a button to contact customer service.
 */
export const TradeBanned: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'tradeBanned' } },
  play: restricted('tradeBanned'),
};

/** The member may not withdraw: a note says what still works, with a button to contact customer service. */
export const WithdrawBanned: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'withdrawBanned' } },
  play: restricted('withdrawBanned'),
};

/**
 * Logging in is forbidden: a note says that the session stays open, with a button to contact customer
 * service.
 */
export const LoginBanned: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(restrict('loginBanned')),
  play: restricted('loginBanned'),
};

/** The account was disabled: a toast says that the session has ended, and the balances ask to log in. */
export const SessionEndedByDisabling: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(restrict('disabled')),
  play: async (context) => {
    await waitFor(() => expect(window.localStorage.getItem('tokend')).toBeNull());
    await expectToast(storyText(context)('login:login.expired'));
    const asked = storyText(context)('common:failure.loginFirst');
    await expect(await context.canvas.findByText(asked)).toBeVisible();
  },
};

/** Nothing has been loaded yet: a skeleton stands for the balances, and all links are there. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang')] } },
  play: async (context) => {
    const { canvas } = context;
    const [skeleton] = await canvas.findAllByRole('status');
    await expect(skeleton).toBeInTheDocument();
    await expect(await canvas.findByText(storyText(context)('account:entrances.settings'))).toBeVisible();
  },
};

/** The member's account can't be read: that part offers to try again, and all links are there. */
export const Malformed: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(await canvas.findByText(t('account:entrances.settings'))).toBeVisible();
  },
};

/** There is no connection when the page opens: it says so. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
