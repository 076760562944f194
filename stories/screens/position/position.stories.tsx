import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Positions } from '../../../src/screens/position/Positions';
import { storyText } from '../../storyText';

const path = '/position/position';

const meta = {
  title: 'Screens/position/position',
  component: Positions,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Positions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In progress: what is held and what is preparing to close, with their sums. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const list = await canvas.findByRole('list', { name: t('trade:positions.title') });
    await expect(list.querySelectorAll('a')).toHaveLength(4);
    await expect(within(list).getAllByText(t('trade:status.holding'))).toHaveLength(3);
    await expect(within(list).getByText(t('trade:status.preparingToClose'))).toBeVisible();
    await expect(canvas.getByText(t('trade:positions.profitSum'))).toBeVisible();
  },
};

/** Placing: orders that wait. The tab is part of the address, so it survives a reload. */
export const Placing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('radio', { name: t('trade:group.placing') }));
    const list = within(await canvas.findByRole('list', { name: t('trade:positions.title') }));
    await expect(await list.findByText(t('trade:status.pendingOrder'))).toBeVisible();
    await expect(window.location.hash).toContain('group=placing');
  },
};

/** Terminated: closed with a profit, closed with a loss, cancelled. */
export const Terminated: Story = {
  parameters: { app: { path: `${path}?group=terminated`, scenario: 'trader' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await waitFor(() => expect(canvas.getAllByText(t('trade:status.closed'))).toHaveLength(2));
    await expect(canvas.getByText(t('trade:status.cancelled'))).toBeVisible();
  },
};

/** Block trades and copy trades have their own row of tabs; this member has none. */
export const OtherSource: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('tab', { name: t('trade:source.auction') }));
    await expect(await canvas.findByText(t('trade:positions.empty.inProgress'))).toBeVisible();
  },
};

/** Nothing yet: says so, and offers the way to the market. */
export const Empty: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('trade:positions.empty.inProgress'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('trade:positions.toMarket') })).toHaveAttribute(
      'href',
      '#/market/market',
    );
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

export const Fails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/trade/Positions')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.server'))).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};
