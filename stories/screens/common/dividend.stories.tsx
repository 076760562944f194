import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buybackOffersAt } from '../../../mocks/exchange/buyback/offers';
import { fault } from '../../../mocks/faults';
import { Dividend } from '../../../src/screens/common/Dividend';
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

/** Companies whose shares the member does not hold. */
export const NoneOfTheSharesHeld: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const links = await within(await listOf(context)).findAllByRole('link');
    await expect(
      await within(await listOf(context)).findAllByText(storyText(context)('buyback:heldNone')),
    ).toHaveLength(links.length);
  },
};

/** 15 minutes after the deadline: the result is awaited. */
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

/** The offer in the address is over. */
export const OfferGone: Story = {
  parameters: { app: { path: `${path}?offer=RB1`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('buyback:gone'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:browse') })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { path, faults: [fault('empty', '/buyback/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('buyback:emptyHint'))).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/buyback/List');

export const Offline: Story = offlineStory();
