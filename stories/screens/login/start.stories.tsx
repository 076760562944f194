import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { handle } from '../../../mocks/handlers/handle';
import { programVersion } from '../../../src/api/contract/common';
import { Start } from '../../../src/screens/login/Start';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/login/start',
  component: Start,
  tags: ['!autodocs'],
  parameters: { app: { path: '/login/start', signedOut: true } },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo = (hash: string, timeout = 1_000) =>
  waitFor(() => expect(window.location.hash).toBe(hash), { timeout });

/** The mark while version and prices are fetched. */
export const Default: Story = {
  parameters: {
    app: { faults: [fault('hang', '/common/Version'), fault('hang', '/stock/Indices')] },
  },
  play: async ({ canvas, loaded }) => {
    await expect(
      canvas.getByRole('status', { name: storyText({ loaded })('login:start.label') }),
    ).toBeVisible();
    await expect(await canvas.findByText('Itayose')).toBeVisible();
    await expect(window.location.hash).toBe('#/login/start');
  },
};

/** Nobody is signed in: on to the onboarding. */
export const GoesOn: Story = { play: () => leadsTo('#/login/logon') };

/** Signed in: on to home. */
export const GoesHome: Story = {
  parameters: { app: { signedOut: false } },
  play: () => leadsTo('#/home/index'),
};

/** Version and prices can't be had: that keeps nobody out, what is missing is told where it is shown. */
export const Offline: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  play: () => leadsTo('#/login/logon'),
};

/** An answer that doesn't come is not waited for longer than three seconds. */
export const Late: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: () => leadsTo('#/login/logon', 5_000),
};

/** The server wants a newer program: it goes no further, and offers to reload. */
export const Outdated: Story = {
  beforeEach: ({ msw, loaded }) => {
    const newer = { latest: '9.0.0', minimum: '9.0.0' };
    msw.use(handle(storyExchange({ loaded }).store, programVersion, () => newer));
  },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('heading', { name: t('login:start.outdated') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('login:start.reload') })).toBeVisible();
    await expect(window.location.hash).toBe('#/login/start');
  },
};
