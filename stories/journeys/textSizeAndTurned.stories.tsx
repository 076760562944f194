import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { followTextSize } from '../../src/app/applyTextSize';
import { Shell } from '../../src/app/Shell';
import { confirmOrder, lotsField, reviewOrder, typeLots } from '../screens/trade/orderSteps';
import { expectFits, rotatePhone, visiblePageShare } from '../support/layout';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Large text and a phone on its side',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/setting', scenario: 'demo' } },
  beforeEach: followTextSize,
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders with text at double size, and again in landscape. */
export const OrdersBothWays: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const textSize = (percent: string) => t('settings:textSize.percent', { percent });
    const choose = async (name: string) => {
      const row = new RegExp(`^${t('settings:textSize.title')}`);
      await pressWhenReady(await page.findByRole('button', { name: row }));
      const sheet = within(await page.findByRole('dialog'));
      await pressWhenReady(await sheet.findByRole('radio', { name: new RegExp(`^${name}`) }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    };

    await step('Chooses text of twice the size in the settings: it grows at once', async () => {
      const heading = await page.findByRole('heading', { name: t('settings:title') });
      const size = () => Number.parseFloat(getComputedStyle(heading).fontSize);
      const usual = size();
      await choose(textSize('200'));
      await expect(size()).toBeCloseTo(usual * 2, 1);
    });

    await step('Orders a lot: form, confirmation and what became of it fit on the page', async () => {
      window.location.hash = '#/market/marketBuy?symbol=1001.W&side=long';
      await typeLots(context, '1');
      await expectFits(document.body);
      await reviewOrder(context);
      await expectFits(document.body);
      await confirmOrder(context);
      await page.findByRole('link', { name: t('trade:result.toPosition') });
      await expectFits(document.body);
    });

    await step('Takes the usual size again, and turns the phone on its side', async () => {
      window.location.hash = '#/user/setting';
      await choose(textSize('100'));
      await rotatePhone(context);
    });

    await step('The bars leave the order form more than half of the screen', async () => {
      window.location.hash = '#/market/marketBuy?symbol=1001.W&side=long';
      const field = await lotsField(context);
      field.scrollIntoView({ block: 'center' });
      await expect(visiblePageShare()).toBeGreaterThan(0.5);
      await typeLots(context, '1');
      await reviewOrder(context);
      await confirmOrder(context);
      await page.findByRole('link', { name: t('trade:result.toPosition') });
    });

    await step('The market shows rows of its list', async () => {
      window.location.hash = '#/market/market';
      const list = await page.findByRole('list', { name: t('market:tabs.stocks') });
      list.scrollIntoView();
      await waitFor(() => expect(visiblePageShare()).toBeGreaterThan(0.5));
    });
  },
};
