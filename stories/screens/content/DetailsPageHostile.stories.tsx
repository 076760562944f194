import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { DetailsPage } from '../../../src/screens/content/DetailsPage';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';

const meta = {
  title: 'Screens/home/DetailsPage',
  component: DetailsPage,
  parameters: {
    app: { path: '/home/DetailsPage?id=fees', scenario: 'demo', faults: [fault('hostileWords')] },
  },
} satisfies Meta<typeof DetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headline and source contain hostile text, such as markup: it is shown as plain text, within the page. */
export const HostileHeadline: Story = {
  play: async ({ canvas, canvasElement }) => {
    const headline = await canvas.findByRole('heading', { level: 2 });
    await waitFor(() => expect(headline).toBeVisible());
    await expect(await canvas.findByText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)).toBeVisible();
    await expectSafeRendering(canvasElement);
  },
};
