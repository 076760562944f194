import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../mocks/faults';
import { Screens } from '../../src/app/Screens';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/Screens',
  component: Screens,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index', firstTexts: true } },
} satisfies Meta<typeof Screens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen of the member’s funds, which was rendered once its texts had loaded. */
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

/** The splash, to which the root path leads (specification 2), while it waits for the version. */
export const RootPathLeadsToSplash: Story = {
  parameters: {
    app: { path: '/login/register', signedOut: true, faults: [fault('hang', '/common/Version')] },
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: storyText({ loaded })('login:register.submit') });
    window.location.hash = '/';
    await waitFor(() => expect(window.location.hash).toBe('#/login/start'));
    await expect(await canvas.findByText(storyText({ loaded })('login:start.label'))).toBeVisible();
  },
};
