import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DemoStrip } from '../../src/app/demo/DemoStrip';
import { DemoStripSpace } from '../../src/app/demo/DemoStripSpace';
import { Dialog } from '../../src/components/Dialog/Dialog';
import { FullScreen } from '../../src/components/FullScreen/FullScreen';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { expectFits } from '../support/expectFits';
import { storyExchange } from '../support/storyExchange';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/DemoStrip',
  component: DemoStrip,
  decorators: [
    (Story) => (
      <DemoStripSpace>
        <Story />
      </DemoStripSpace>
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

const opened = { open: true, title: 'Opened', onOpenChange: () => {} };
const long = <div style={{ height: '200vh' }}>As high as it may be.</div>;

/** Nothing of the strip lies over what was opened: all of it can be read and tapped. */
const beneathTheStrip = async (context: Context, role: 'dialog' | 'alertdialog') => {
  // Hidden from screen readers meanwhile, as is all else on the page.
  const strip = await context.canvas.findByRole('button', { hidden: true });
  const popup = await screen.findByRole(role, { name: 'Opened' });
  await waitFor(() =>
    expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(strip.getBoundingClientRect().bottom),
  );
  await waitFor(() => expect(popup.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
};

/** What takes the whole screen begins beneath the strip, so that its close button can be tapped. */
export const AboveAFullScreen: Story = {
  render: () => (
    <>
      <DemoStrip />
      <FullScreen {...opened} closeLabel="Close">
        {long}
      </FullScreen>
    </>
  ),
  play: (context) => beneathTheStrip(context, 'dialog'),
};

/** The head of the highest sheet lies beneath the strip. */
export const AboveASheet: Story = {
  render: () => (
    <>
      <DemoStrip />
      <Sheet {...opened} closeLabel="Close">
        {long}
      </Sheet>
    </>
  ),
  play: (context) => beneathTheStrip(context, 'dialog'),
};

/** So does a question with a long text. */
export const AboveADialog: Story = {
  render: () => (
    <>
      <DemoStrip />
      <Dialog {...opened} confirmLabel="Delete" cancelLabel="Keep" onConfirm={() => {}}>
        {long}
      </Dialog>
    </>
  ),
  play: (context) => beneathTheStrip(context, 'alertdialog'),
};
