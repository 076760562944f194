import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Results } from '../../../src/screens/results/Results';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/results';

const meta = {
  title: 'Screens/user/results',
  component: Results,
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Results>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet that is open, with this title. */
async function sheet(title: RegExp) {
  return within(await within(document.body).findByRole('dialog', { name: title }));
}

/** The sum of the month, and the days with their results. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('results:total', { month: '2026/11' }))).toBeVisible();
    const [sum] = await canvas.findAllByText('−2,852.50');
    await expect(sum).toBeVisible();
    await expect(await canvas.findByText(t('results:won', { results: 1 }))).toBeVisible();
    await expect(await canvas.findByText(t('results:lost', { results: 1 }))).toBeVisible();
    const day = await canvas.findByRole('button', { name: /, −2,852\.50, / });
    await expect(day).toHaveTextContent(/19−$/);
    await expectFits(canvasElement);
  },
};

/** A member with years of history: the days of a month, with gains, losses, fees and interest. */
export const ManyResults: Story = {
  parameters: { app: { scenario: 'whale' }, chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect((await canvas.findAllByRole('button', { name: /\d, / })).length).toBeGreaterThan(5);
    await expectFits(canvasElement);
  },
};

/** A day is open: its results, and how their sum is calculated. */
export const Day: Story = {
  parameters: { app: { path: `${path}?month=2026-11&open=2026-11-19` } },
  play: async (context) => {
    const t = storyText(context);
    const day = await sheet(/11\/19/);
    await expect(await day.findByText(t('results:gross'))).toBeVisible();
    await expect(await day.findAllByRole('button', { name: /[+−]/ })).toHaveLength(2);
  },
};

/** A result is open: how it is calculated from both prices and all fees, with the way to the position. */
export const Calculation: Story = {
  parameters: { app: { path: `${path}?month=2026-11&open=2026-11-19&result=P2` } },
  play: async (context) => {
    const t = storyText(context);
    const result = await sheet(/^1075 /);
    await expect(await result.findByRole('link', { name: t('results:toRecord') })).toHaveAttribute(
      'href',
      '#/position/positionDetail?id=P2',
    );
    await expect(await result.findByText(t('trade:calculation.gross'))).toBeVisible();
    await expect(await result.findByText('+13,279.00')).toBeVisible();
  },
};

/** The interest of a repayment: what was repaid, and which part of it was principal. */
export const Interest: Story = {
  parameters: {
    app: { path: `${path}?month=2026-11&view=products&open=loan&result=N4-1`, scenario: 'debtor' },
  },
  play: async (context) => {
    const t = storyText(context);
    const { body } = document;
    await expect(await within(body).findByText(t('results:principal'))).toBeVisible();
    await expect(await within(body).findByRole('link', { name: t('results:toRecord') })).toHaveAttribute(
      'href',
      '#/user/jkjl?id=N4',
    );
  },
};

/** The income of a lock-up: its value at the end less what was invested. */
export const LockUp: Story = {
  parameters: {
    app: { path: `${path}?month=2026-11&view=products&open=lockUp&result=L20`, scenario: 'investor' },
  },
  play: async (context) => {
    const t = storyText(context);
    const { body } = document;
    await expect(await within(body).findByText(t('results:value'))).toBeVisible();
    await expect((await within(body).findAllByText('+805.50')).length).toBeGreaterThan(0);
  },
};

/** The stocks of the month, the largest gain first. */
export const ByStock: Story = {
  parameters: { app: { path: `${path}?view=stocks`, scenario: 'investor' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(3);
    await expect(rows[0]).toHaveTextContent(/\+/);
    await expect(rows.at(-1)).toHaveTextContent(/−/);
  },
};

/** The products of the month. */
export const ByProduct: Story = {
  parameters: { app: { path: `${path}?view=products`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    for (const product of ['copyTrading', 'lockUp', 'buyback'] as const)
      await expect(
        await context.canvas.findByRole('button', { name: new RegExp(t(`results:product.${product}`)) }),
      ).toBeVisible();
  },
};

/** Only interest was paid this month: no stock was closed. */
export const NoStocks: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?view=stocks`, scenario: 'debtor' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('results:noStocks'))).toBeVisible();
  },
};

/** The month before was chosen, and the way back to the present one. */
export const PreviousMonth: Story = {
  parameters: { app: { scenario: 'investor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('results:earlier') }));
    await expect(await canvas.findByText(t('results:total', { month: '2026/10' }))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('results:earlier') })).toBeNull());
    await expect(await canvas.findByRole('button', { name: t('results:later') })).toBeVisible();
  },
};

/** Balances are hidden on this device, and so are results, until they are shown again. */
export const Hidden: Story = {
  beforeEach: () => window.localStorage.setItem('hideBalance', '1'),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('results:hidden'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('home:assets.show') })).toBeVisible();
    await expect(context.canvas.queryByRole('table')).toBeNull();
  },
};

/** Nothing was closed this month: it says what would be shown. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('results:empty', { month: '2026/11' }))).toBeVisible();
  },
};

/** The results are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the results: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/user/Results'), tags: ['error'] };

/** There is no connection: the page says so. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
