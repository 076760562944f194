import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mustReadNotices } from '../../../mocks/exchange/notices/mustReadNotices';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { expectBlocked, expectReady, lotsField, typeLots } from './orderSteps';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  tags: ['each-language'],
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=long', scenario: 'demo', unread: true } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

const titleOf = ({ globals }: Context, index: number) =>
  mustReadNotices[index]?.title[globals.locale as Language] ?? '';

/** Notices must be read before the next trade: the button names the first one, and a banner opens it. */
export const MustRead: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await expectBlocked(context, t('notices:first.reason', { title: titleOf(context, 0) }));
    await expect(await context.canvas.findByRole('button', { name: t('notices:first.open') })).toBeVisible();
  },
};

/** The notices were read in a sheet over the form: it has kept its entries, and the order can be reviewed. */
export const NoticesReadOverTheForm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await userEvent.click(await canvas.findByRole('button', { name: t('notices:first.open') }));
    for (const index of [0, 1]) {
      const sheet = within(await within(document.body).findByRole('dialog'));
      await sheet.findByRole('heading', { name: titleOf(context, index) });
      await pressWhenReady(await sheet.findByRole('button', { name: t('notices:haveRead') }));
      await waitFor(() =>
        expect(within(document.body).queryByRole('heading', { name: titleOf(context, index) })).toBeNull(),
      );
    }
    await expectReady(context);
    await expect(await lotsField(context)).toHaveValue('1');
    await expect(canvas.queryByText(t('notices:first.title'))).toBeNull();
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** It couldn't be loaded which notices must be read: they don't block the order. */
export const MustReadUnknown: Story = {
  tags: ['filled'],
  parameters: { app: { faults: [fault('serverError', '/notice/Unread')] } },
  play: async (context) => {
    await typeLots(context, '1');
    await expectReady(context);
  },
};
