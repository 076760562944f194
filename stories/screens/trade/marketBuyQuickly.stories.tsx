import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { countOrders } from '../../support/exchange';
import { expectLeadsTo } from '../../support/navigation';
import { holdEnter, pressEnterRepeatedly, tapRepeatedly, waitOutPressGuard } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { reviewButton, reviewOrder, typeLots } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is one order, and its result is on the screen. */
async function expectOneOrder(context: Context): Promise<HTMLElement> {
  const link = await context.canvas.findByRole('link', {
    name: storyText(context)('trade:result.toPosition'),
  });
  await expect(window.location.hash).toBe(`#${path}`);
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(await countOrders(context)).toBe(1);
  return link;
}

/** Eight quick taps on "Place the order": one order was placed, and its result is shown. */
export const EightTapsOnTheButton: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    const confirm = await within(sheet).findByRole('button', {
      name: storyText(context)('trade:confirm.submit'),
    });
    const { left, top, width, height } = confirm.getBoundingClientRect();
    await tapRepeatedly(confirm);
    const link = await expectOneOrder(context);
    await expect(link).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
  },
};

/**
 * After eight quick taps had placed one order, the link to its position was tapped deliberately: it follows.
 */
export const DeliberateTapAfterEight: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = within(await reviewOrder(context));
    const name = storyText(context)('trade:confirm.submit');
    await tapRepeatedly(await sheet.findByRole('button', { name }));
    const link = await expectOneOrder(context);
    const address = link.getAttribute('href')?.slice(1) ?? '';
    await expect(address).toMatch(/^\/position\/positionDetail/);
    await waitOutPressGuard();
    await context.userEvent.click(link);
    await expectLeadsTo(context, address);
  },
};

/** Opens the confirmation and presses Enter on it repeatedly. Resolves with the number of further sheets. */
async function confirmByEnters(context: Context, press = pressEnterRepeatedly): Promise<number> {
  await typeLots(context, '1');
  const sheet = await reviewOrder(context);
  (await within(sheet).findByRole('button', { name: storyText(context)('trade:confirm.submit') })).focus();
  const opened = countSheets();
  await press();
  return opened();
}

/** Enter was pressed eight times on "Place the order": one order was placed, and its result is shown. */
export const EightEntersOnTheButton: Story = {
  tags: ['sent'],
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

const refused: Story['parameters'] = {
  app: { path, scenario: 'demo', faults: [fault('refuse', openPosition.path)] },
};

/** An alert says why, the confirmation is closed, and nothing was ordered. */
async function expectRefusedOnce(context: Context): Promise<void> {
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(await reviewButton(context)).toHaveFocus();
  await expect(await countOrders(context)).toBe(0);
}

/**
 * Enter was pressed eight times on an order that is refused: an alert says so, and the confirmation stays
 * closed.
 */
export const EightEntersRefused: Story = {
  tags: ['refused'],
  parameters: refused,
  play: async (context) => {
    await expect(await confirmByEnters(context)).toBe(0);
    await expectRefusedOnce(context);
  },
};

/** Enter was held down on an order that is refused: an alert says so, and the confirmation stays closed. */
export const HeldEnterRefused: Story = {
  tags: ['refused'],
  parameters: refused,
  play: async (context) => {
    await expect(await confirmByEnters(context, holdEnter)).toBe(0);
    await expectRefusedOnce(context);
  },
};
