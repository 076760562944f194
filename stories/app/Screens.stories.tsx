import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screens } from '../../src/app/Screens';
import { storyText } from '../storyText';

const meta = {
  title: 'App/Screens',
  component: Screens,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index', firstTexts: true } },
} satisfies Meta<typeof Screens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app begins with the texts of its first screens; the next other screen is drawn once its own are there. */
export const WithTextsToCome: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await canvas.findByText(t('home:assets.total'));
    expect(t('products:mine.title')).toBe('mine.title');
    window.location.hash = '/gdindex/gdList';
    await canvas.findByRole('heading', {
      name: (name) => name !== 'mine.title' && name === t('products:mine.title'),
    });
  },
};
