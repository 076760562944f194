import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MsgInfo } from '../../../src/screens/notices/MsgInfo';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/msgInfo',
  component: MsgInfo,
  parameters: { app: { path: '/user/msgInfo', scenario: 'demo', faults: [fault('hostileWords')] } },
} satisfies Meta<typeof MsgInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Notices with hostile titles, such as markup: each row stays intact. */
export const HostileTitles: Story = {
  play: async (context) => {
    const list = await context.canvas.findByRole('list', { name: storyText(context)('notices:title') });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3));
    await expectSafeRendering(context.canvasElement);
  },
};

/** A notice with a hostile title, such as markup: it is plain text, within the page. */
export const HostileTitle: Story = {
  parameters: {
    app: {
      path: '/user/msgInfo?id=never-pay-to-withdraw',
      scenario: 'demo',
      faults: [fault('hostileWords')],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expectSafeRendering(canvasElement);
  },
};
