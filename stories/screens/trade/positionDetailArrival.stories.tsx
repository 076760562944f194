import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { storyText } from '../../support/storyText';
import { expectCloseBlocked, ids } from './detailSteps';

/** A position whose address asks for one of its forms. */
const asking = (id: string, form: 'addMargin' | 'close') => ({
  app: { path: `/position/positionDetail?id=${id}&form=${form}` as const, scenario: 'trader' as const },
});

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: asking(ids.sellable, 'addMargin'),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by the button of a card that adds margin: the form is open. */
export const ArrivedToAddMargin: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await screen.findByRole('dialog', { name: t('position:margin.title') }));
    await expect(await sheet.findByText(t('position:margin.note'))).toBeVisible();
  },
};

/** Opened by the button of a card that closes it: the form is open. */
export const ArrivedToClose: Story = {
  parameters: asking(ids.sellable, 'close'),
  play: async (context) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(
      await sheet.findByRole('button', { name: storyText(context)('trade:confirm.closeSubmit') }),
    ).toBeVisible();
  },
};

/** Opened to close it, but it is locked: no form opens, and the button says until when. */
export const ArrivedToCloseLocked: Story = {
  tags: ['blocked'],
  parameters: asking(ids.locked, 'close'),
  play: async (context) => {
    await expectCloseBlocked(context, '11/20 10:21');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
