import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Market } from '../../../src/screens/market/Market';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
import { listOf, rowsOf } from './marketSteps';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path: '/market/market', scenario: 'demo', faults: [fault('hostileWords')] } },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stocks with endless, invisible, right-to-left and markup names: each row stays intact. */
export const HostileNames: Story = {
  play: async (context) => {
    await waitFor(async () => expect((await rowsOf(context)).length).toBeGreaterThan(3));
    await expectSafeRendering(context.canvasElement);
    // Prices keep their place beside any name.
    const list = await listOf(context);
    const rights = [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect().right);
    await expect(new Set(rights).size).toBe(1);
  },
};
