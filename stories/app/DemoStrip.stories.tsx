import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { setDemoStorage } from '../../src/api/demoStorage';
import { DemoStrip } from '../../src/app/demo/DemoStrip';
import { DemoStripSpace } from '../../src/app/demo/DemoStripSpace';
import { Dialog } from '../../src/components/Dialog/Dialog';
import { FullScreen } from '../../src/components/FullScreen/FullScreen';
import { Sheet } from '../../src/components/Sheet/Sheet';
import type { Context } from '../support/context';
import { storyExchange } from '../support/exchange';
import { expectFits } from '../support/layout';
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

/** Waits for the strip to show this time of the exchange. */
const stripAt = (context: Context, time: string) =>
  context.canvas.findByRole('button', {
    name: `${storyText(context)('common:demo')} ${storyText(context)('demo:time', { time })}`,
  });

/** The strip above every screen: DEMO and the exchange’s time; a tap opens the tools. */
export const DemoAndExchangeTime: Story = {
  play: async (context) => {
    await expect(await stripAt(context, '11/20 10:15')).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** The exchange’s time is a quarter of an hour later, so that a position can be sold without a wait. */
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

/** The sheet of the tools reports that another version has reset the demonstration. */
export const ResetReported: Story = {
  beforeEach: async (context) => {
    await storyExchange(context).store.transact(({ world }) => {
      world.replaced = true;
    });
  },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
    await expect(sheet).toHaveTextContent(t('demo:replaced'));
  },
};

/** The strip alone: the sheet that reported the reset was closed, and will not report it again. */
export const ClosedAfterTheReport: Story = {
  ...ResetReported,
  play: async (context) => {
    await ResetReported.play?.(context);
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('demo:title') });
    await context.userEvent.click(await within(sheet).findByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    const { store } = storyExchange(context);
    await waitFor(async () => expect(await store.transact(({ world }) => world.replaced)).toBe(false));
  },
};

/** The browser did not save the last step: the strip says so at once, beside DEMO. */
export const NotSaved: Story = {
  beforeEach: () => () => setDemoStorage('saved'),
  play: async (context) => {
    const t = storyText(context);
    const strip = await stripAt(context, '11/20 10:15');
    setDemoStorage('unsaved');
    await waitFor(() => expect(strip).toHaveTextContent(t('demo:storage.strip')));
    await expect(await context.canvas.findByText(t('demo:storage.unsaved'))).toHaveRole('status');
    await expectFits(context.canvasElement);
  },
};

const opened = { open: true, title: 'Opened', onOpenChange: () => {} };
const long = <div style={{ height: '200vh' }}>As high as it may be.</div>;

/** The strip covers nothing that was opened: everything can be read and tapped. */
const expectBelowStrip = async (context: Context, role: 'dialog' | 'alertdialog') => {
  // It is hidden from screen readers then, as is the rest of the page.
  const strip = await context.canvas.findByRole('button', { hidden: true });
  const popup = await screen.findByRole(role, { name: 'Opened' });
  await waitFor(() =>
    expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(strip.getBoundingClientRect().bottom),
  );
  await waitFor(() => expect(popup.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
};

/** A full screen starts below the strip, so that its close button can be tapped. */
export const AboveAFullScreen: Story = {
  render: () => (
    <>
      <DemoStrip />
      <FullScreen {...opened} closeLabel="Close">
        {long}
      </FullScreen>
    </>
  ),
  play: (context) => expectBelowStrip(context, 'dialog'),
};

/** The tallest sheet starts below the strip, so that its title and close button are in sight. */
export const AboveASheet: Story = {
  render: () => (
    <>
      <DemoStrip />
      <Sheet {...opened} closeLabel="Close">
        {long}
      </Sheet>
    </>
  ),
  play: (context) => expectBelowStrip(context, 'dialog'),
};

/** A dialog with a long text stays below the strip. */
export const AboveADialog: Story = {
  render: () => (
    <>
      <DemoStrip />
      <Dialog {...opened} confirmLabel="Delete" cancelLabel="Keep" onConfirm={() => {}}>
        {long}
      </Dialog>
    </>
  ),
  play: (context) => expectBelowStrip(context, 'alertdialog'),
};
