import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { ordersMade } from '../../support/ordersMade';
import { enterQuickly, look, tapQuickly } from '../../support/quickPresses';
import { storyText } from '../../support/storyText';
import { reviewButton, reviewOrder, typeLots } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo', blocksAccidentalPresses: true } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** One order, and the member is still at its result. */
async function expectOneOrder(context: Context): Promise<HTMLElement> {
  const link = await context.canvas.findByRole('link', {
    name: storyText(context)('trade:result.toPosition'),
  });
  await expect(window.location.hash).toBe(`#${path}`);
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(await ordersMade(context)).toBe(1);
  return link;
}

/** Eight quick taps on “Place the order”: the way to the position comes to stand beneath the finger, and is not taken. */
export const EightTaps: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await look();
    const sheet = await reviewOrder(context);
    await look();
    const confirm = await within(sheet).findByRole('button', {
      name: storyText(context)('trade:confirm.submit'),
    });
    const { left, top, width, height } = confirm.getBoundingClientRect();
    await tapQuickly(confirm);
    const link = await expectOneOrder(context);
    await expect(link).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    // A tap that is meant for it is taken.
    await look();
    await context.userEvent.click(link);
    await expect(window.location.hash).toMatch(/^#\/position\/positionDetail/);
  },
};

/** Opens the confirmation, and presses Enter on it eight times; resolves with how many more sheets that opens. */
async function confirmByEnters(context: Context): Promise<number> {
  await typeLots(context, '1');
  await look();
  const sheet = await reviewOrder(context);
  await look();
  (await within(sheet).findByRole('button', { name: storyText(context)('trade:confirm.submit') })).focus();
  const opened = countSheets();
  await enterQuickly();
  return opened();
}

/** Enter pressed eight times on “Place the order”. */
export const EightEnters: Story = {
  play: async (context) => {
    await expect(await confirmByEnters(context)).toBe(0);
    await expectOneOrder(context);
  },
};

/**
 * Counts the sheets that open from now on.
 *
 * @returns ends that, and tells how many there were
 */
function countSheets(): () => number {
  let count = 0;
  const sheets = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    count += added.filter((node) => node instanceof Element && node.querySelector('[role="dialog"]')).length;
  });
  sheets.observe(document.body, { childList: true, subtree: true });
  return () => {
    sheets.disconnect();
    return count;
  };
}

/** The order is refused: the focus is back at the button that leads to the confirmation, which stays closed. */
export const EightEntersRefused: Story = {
  parameters: {
    app: {
      path,
      scenario: 'demo',
      blocksAccidentalPresses: true,
      faults: [fault('refuse', openPosition.path)],
    },
  },
  play: async (context) => {
    await expect(await confirmByEnters(context)).toBe(0);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await reviewButton(context)).toHaveFocus();
    await expect(await ordersMade(context)).toBe(0);
  },
};
