import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buybackOffersAt } from '../../../mocks/exchange/buyback/offers';
import { fault } from '../../../mocks/faults';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

const path = '/common/dividend';

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('buyback:title') });

/** All buybacks, the next deadline first, with the shares held and tendered. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const links = await within(await listOf(context)).findAllByRole('link');
    await expect(links.length).toBeGreaterThan(3);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^#\/common\/dividend\?offer=RB/));
    await expect(
      (await within(await listOf(context)).findAllByText(new RegExp(t('buyback:tendered')))).length,
    ).toBe(2);
  },
};

/** The member holds no shares of these companies: each offer says so. */
export const NoneOfTheSharesHeld: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const links = await within(await listOf(context)).findAllByRole('link');
    await expect(
      await within(await listOf(context)).findAllByText(storyText(context)('buyback:heldNone')),
    ).toHaveLength(links.length);
  },
};

/** 15 minutes after the first deadline: that offer awaits its result, and the next one is open. */
export const AwaitingResult: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    const [next] = buybackOffersAt(exchange.market, exchange.now);
    if (next) minutesLater((next.deadline - exchange.now) / 60_000 + 15)(exchange, member);
  }),
  play: async (context) => {
    const t = storyText(context);
    const [first, second] = await within(await listOf(context)).findAllByRole('link');
    await expect(first).toHaveTextContent(t('buyback:awaitingResult'));
    await expect(second).toHaveTextContent(t('buyback:open'));
  },
};

/** The offer in the address is over: the screen says so, with a link to the current offers. */
export const OfferGone: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?offer=RB1`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('buyback:gone'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:browse') })).toBeVisible();
  },
};

/** No company is buying back shares: the screen says when new offers are listed. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/buyback/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('buyback:emptyHint'))).toBeVisible();
  },
};

/** The offers are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the offers: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/buyback/List'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
