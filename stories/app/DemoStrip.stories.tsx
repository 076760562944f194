import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DemoStrip } from '../../src/app/demo/DemoStrip';
import { DemoStripRoom } from '../../src/app/demo/DemoStripRoom';
import { expectFits } from '../expectFits';
import { storyExchange } from '../storyExchange';
import { storyText } from '../storyText';

const meta = {
  title: 'App/DemoStrip',
  component: DemoStrip,
  decorators: [
    (Story) => (
      <DemoStripRoom>
        <Story />
      </DemoStripRoom>
    ),
  ],
} satisfies Meta<typeof DemoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The strip when the exchange's clock shows this. */
const stripAt = (context: Context, time: string) =>
  context.canvas.findByRole(
    'button',
    { name: `${storyText(context)('common:demo')} ${storyText(context)('demo:time', { time })}` },
    { timeout: 3_000 },
  );

export const SaysDemo: Story = {
  play: async (context) => {
    await expect(await stripAt(context, '11/20 10:15')).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** Nobody has to wait 15 minutes to sell: the clock goes forward, for the exchange and for the page. */
export const MovesTheClock: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await stripAt(context, '11/20 10:15'));
    const tools = await screen.findByRole('dialog', { name: t('demo:title') });
    await userEvent.click(await within(tools).findByRole('button', { name: t('demo:quarter') }));
    await userEvent.click(await within(tools).findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(tools).not.toBeInTheDocument());
    await expect(await stripAt(context, '11/20 10:30')).toBeVisible();
  },
};

/** What the browser kept came from another version: the demonstration says so, once. */
export const BegunAfresh: Story = {
  beforeEach: async (context) => {
    await storyExchange(context).store.transact(({ world }) => {
      world.replaced = true;
    });
  },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
    await expect(sheet).toHaveTextContent(t('demo:replaced'));
    await context.userEvent.click(await within(sheet).findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    const { store } = storyExchange(context);
    await waitFor(async () => expect(await store.transact(({ world }) => world.replaced)).toBe(false));
  },
};
