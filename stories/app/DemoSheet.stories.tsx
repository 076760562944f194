import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/faults';
import { at } from '../../mocks/scenarios/clock';
import type { DemoStorage } from '../../src/api/contract/demo';
import { setDemoStorage } from '../../src/api/demoStorage';
import { DemoSheet } from '../../src/app/demo/DemoSheet';
import { Page } from '../../src/components/Page/Page';
import { currentSession } from '../../src/session/session';
import type { Context } from '../support/context';
import { storyExchange } from '../support/exchange';
import { expectFits } from '../support/layout';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/DemoSheet',
  component: DemoSheet,
  args: { open: true, onOpenChange: fn() },
  render: (args) => (
    <Page>
      <DemoSheet {...args} />
    </Page>
  ),
} satisfies Meta<typeof DemoSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

type Tool = 'minute' | 'quarter' | 'session' | 'reset';

async function press(context: Context, tool: Tool): Promise<HTMLElement> {
  const t = storyText(context);
  const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
  const button = await within(sheet).findByRole('button', { name: t(`demo:${tool}`) });
  await context.userEvent.click(button);
  return button;
}

/** The exchange's clock shows this time in Tokyo. */
async function expectClock(context: Context, now: number): Promise<void> {
  const { store } = storyExchange(context);
  await waitFor(async () => expect(await store.transact((exchange) => exchange.now)).toBe(now));
}

/** The tools of the demonstration: its clock, its back office and its reset. */
export const ToolsOfTheDemonstration: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
    await expect(sheet).toHaveTextContent(t('demo:body'));
    await expectFits(sheet);
  },
};

/** The exchange’s clock was moved on by a minute, to 10:16. */
export const ClockAMinuteLater: Story = {
  play: async (context) => {
    await press(context, 'minute');
    await expectClock(context, at('2026-11-20', '10:16'));
  },
};

/** The exchange’s clock was moved to the next session, at 12:30. */
export const ClockAtTheNextSession: Story = {
  play: async (context) => {
    await press(context, 'session');
    await expectClock(context, at('2026-11-20', '12:30'));
  },
};

/** The demonstration is reset: its clock is back at 10:15, and the member is logged out. */
export const DemonstrationReset: Story = {
  play: async (context) => {
    const t = storyText(context);
    await press(context, 'quarter');
    await expectClock(context, at('2026-11-20', '10:30'));
    await press(context, 'reset');
    const question = await screen.findByRole('alertdialog', { name: t('demo:resetQuestion') });
    await expect(question).toHaveTextContent(t('demo:resetNote'));
    await pressWhenReady(await within(question).findByRole('button', { name: t('demo:reset') }));
    await expectClock(context, at('2026-11-20', '10:15'));
    // The signed-in member is reset too.
    await waitFor(() => expect(currentSession()).toBeNull());
  },
};

/** The sheet with a way in which the exchange is stored. */
const storedAs = (state: Exclude<DemoStorage, 'saved'>): Story => ({
  beforeEach: () => {
    setDemoStorage(state);
    return () => setDemoStorage('saved');
  },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
    await expect(await within(sheet).findByText(t(`demo:storage.${state}`))).toBeVisible();
    await expect(await within(sheet).findByRole('button', { name: t('demo:reset') })).toBeEnabled();
    await expectFits(sheet);
  },
});

/** The browser’s storage is full: what is lost, and when it is saved again. */
export const StorageFull = storedAs('unsaved');

/** The browser stores nothing for this page: how long the demonstration lasts, and how to keep it. */
export const StorageBlocked = storedAs('blocked');

/** What the browser has stored can’t be read: it stays there until the demonstration starts over. */
export const StoredUnreadable = storedAs('unreadable');

/** The clock is being moved: its button shows progress. */
export const Busy: Story = {
  parameters: { app: { faults: [fault('hang', '/demo/Advance')] } },
  play: async (context) => {
    const button = await press(context, 'minute');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
