import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Dividend2 } from '../../../src/screens/common/Dividend2';
import { storyText } from '../../storyText';

const path = '/common/dividend2';

const meta = {
  title: 'Screens/common/dividend2',
  component: Dividend2,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend2>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every block of today: the minimum bid beside the market both ways, least and most, lock, and what is left today. */
export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('blockTrade:title') });
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links[0]).toHaveAttribute('href', '#/common/dividend2?offer=20261120-503N.N');
    await expect(
      context.canvas.getByText(t('blockTrade:leftToday', { applications: '3', shares: '60,000' })),
    ).toBeVisible();
  },
};

/** Outside the hours the blocks can be looked at; when bids are taken is said. */
export const OutsideHours: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    const opens = storyText(context)('gates:window.opens', { time: '12:30' });
    await expect(await context.canvas.findByText(opens)).toBeVisible();
  },
};

/** An offer of another day is no longer there. */
export const OfferGone: Story = {
  parameters: { app: { path: `${path}?offer=20261119-503N.N`, scenario: 'demo' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('blockTrade:empty'))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { path, faults: [fault('empty', '/blockTrade/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('blockTrade:emptyHint'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
  },
};

export const Fails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/blockTrade/Rules')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async (context) => {
    const said = storyText(context)('common:failure.offline');
    await waitFor(() => expect(context.canvas.getByText(said)).toBeVisible());
  },
};
