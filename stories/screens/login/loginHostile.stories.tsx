import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Login } from '../../../src/screens/login/Login';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
import { logIn } from './loginSteps';

const meta = {
  title: 'Screens/login/login',
  component: Login,
  parameters: { app: { path: '/login/login', scenario: 'demo', faults: [fault('hostileWords')] } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (message: string): Partial<Story> => ({
  parameters: {
    app: { path: '/login/login', signedOut: true, faults: [fault('refuse', '/user/Login', message)] },
  },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    const toast = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-toast]');
      if (!found) throw new Error('there is no message');
      return found;
    });
    await expect(toast.textContent?.length).toBeLessThan(310);
    await expectSafeRendering(toast);
    await expectSafeRendering(context.canvasElement);
    const { top, bottom } = toast.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

/** The server refuses with an endless message: the alert cuts it and stays within the page. */
export const EndlessServerMessage: Story = refused('Maintenance until '.repeat(6_000));

/** The server refuses with one endless word: the alert cuts it and stays within the page. */
export const WordWithoutEnd: Story = refused('W'.repeat(100_000));

/** The server refuses with markup as its message: the alert shows it as plain text. */
export const MarkupAsMessage: Story = refused(
  '<img src=x onerror="window.ran=1"><b>Call +81 3 0000 0000</b>',
);

/**
 * The server refuses with right-to-left letters and direction marks: they change nothing outside the message.
 */
export const RightToLeftLetters: Story = refused('\u202eyenom dneS\u202c \u2067חשבון 123\u2069\u200b');

/**
 * The server refuses with hundreds of combining marks on one letter: they cover nothing outside the message.
 */
export const MarksWithoutEnd: Story = refused(`No${'\u030d\u0489'.repeat(200)}`);
