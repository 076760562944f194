import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from '../../src/app/NotFound';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/NotFound',
  component: NotFound,
  parameters: { app: { path: '/no/such/path' } },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address without a screen: a message and a link to the home screen. */
export const LeadsHome: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      t('common:notFound.title'),
    );
    const home = await canvas.findByRole('link', { name: t('common:notFound.home') });
    await expect(home).toHaveAttribute('href', '#/home/index');
    await expectFits(canvasElement);
  },
};
