import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { findDrawnChart, pointOnChart } from '../support/chart';
import { dragTouch, touchDown } from '../support/pointer';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Chart in full screen',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The element that a touch in the middle of an element hits. */
function reached(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Scrolls past the chart, opens it, looks at older bars, returns to now, and closes it below the strip. */
export const OlderBarsAndBack: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const readout = async () => (await page.findByTestId('readout')).textContent;

    await step('A swipe over the chart scrolls the page, and leaves nothing behind', async () => {
      const chart = await findDrawnChart('5');
      const newest = await readout();
      await expect(dragTouch(pointOnChart(chart, 0.5, 0.9), pointOnChart(chart, 0.5, 0.2))).toBe(true);
      await expect(await readout()).toBe(newest);
      // The finger rested before it moved: the page still scrolls.
      const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
      await waitFor(async () => expect(await readout()).not.toBe(newest));
      finger.cancel();
      await waitFor(async () => expect(await readout()).toBe(newest));
    });

    await step('Opens it in full screen: title, periods and close button lie beneath the strip', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('stock:chart.fullScreen') }));
      const dialog = await page.findByRole('dialog');
      await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull());
      const parts = [
        await within(dialog).findByRole('heading'),
        await within(dialog).findByRole('button', { name: t('common:close') }),
        ...(await within(
          await within(dialog).findByRole('group', { name: t('market:chart.label') }),
        ).findAllByRole('button')),
      ];
      await waitFor(() => expect(parts.filter((part) => !part.contains(reached(part)))).toEqual([]));
    });

    const toNow = { name: t('stock:chart.toNow') };
    await step('Drags older bars into sight: a button leads back', async () => {
      const dialog = within(await page.findByRole('dialog'));
      await expect(dialog.queryByRole('button', toNow)).toBeNull();
      const chart = await dialog.findByTestId('chart');
      dragTouch(pointOnChart(chart, 0.1, 0.5), pointOnChart(chart, 0.8, 0.5));
      await dialog.findByRole('button', toNow);
    });

    await step('Presses it, and the newest bar is in sight again', async () => {
      const dialog = within(await page.findByRole('dialog'));
      await pressWhenReady(await dialog.findByRole('button', toNow));
      await waitFor(() => expect(dialog.queryByRole('button', toNow)).toBeNull());
    });

    await step('Closes it, and is back at the stock', async () => {
      const dialog = within(await page.findByRole('dialog'));
      await pressWhenReady(await dialog.findByRole('button', { name: t('common:close') }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(await page.findByRole('link', { name: t('market:detail.long') })).toBeVisible();
    });
  },
};
