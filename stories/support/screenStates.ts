import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AppPath } from '../../.storybook/parameters';
import type { CallPaths } from '../../mocks/callPaths';
import { fault } from '../../mocks/faults';
import { storyText } from './storyText';

type Context = Pick<StoryContext, 'canvas' | 'loaded'>;

/** Where else than by its story's meta a screen is: another tab, another stock. */
interface Elsewhere {
  path?: AppPath;
}

/** A screen while nothing has answered yet: says so, in the layout of what comes. */
export const loadingStory = (elsewhere: Elsewhere = {}) => ({
  parameters: { app: { ...elsewhere, faults: [fault('hang')] } },
  play: async (context: Context) => {
    // Not the only status there may be: how late the prices are, for one.
    const said = await context.canvas.findByText(storyText(context)('common:loading'));
    await expect(said.closest('[role=status]')).toBeInTheDocument();
  },
});

/** A screen whose read by `call` breaks on the server: says so, and offers to try again. */
export const failsStory = (call: CallPaths, elsewhere: Elsewhere = {}) => ({
  parameters: { app: { ...elsewhere, faults: [fault('serverError', call)] } },
  play: async (context: Context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
});

/** A screen without a connection. */
export const offlineStory = (elsewhere: Elsewhere = {}) => ({
  parameters: { app: { ...elsewhere, faults: [fault('offline')] } },
  play: async (context: Context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.offline'))).toBeVisible();
  },
});
