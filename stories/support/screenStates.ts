import { expect } from 'storybook/test';
import type { AppPath } from '../../.storybook/parameters';
import type { CallPaths } from '../../mocks/callPaths';
import { fault } from '../../mocks/faults';
import type { Restriction } from '../../src/domain/account/accountVocabulary';
import type { Context } from './context';
import { prepareExchange, restrict } from './exchange';
import { storyText } from './storyText';

/** Overrides the address of the story's meta: another tab, another stock. */
interface Address {
  path?: AppPath;
}

/** A screen before any response: a status says that it loads, in the layout of the content. */
export const loadingStory = (address: Address = {}) => ({
  parameters: { app: { ...address, faults: [fault('hang')] } },
  play: async (context: Context) => {
    // The screen can have other statuses, such as the delay of the prices.
    const message = await context.canvas.findByText(storyText(context)('common:loading'));
    await expect(message.closest('[role=status]')).toBeInTheDocument();
  },
});

/** A screen whose `call` fails on the server: it shows the failure and offers a retry. */
export const failsStory = (call: CallPaths, address: Address = {}) => ({
  parameters: { app: { ...address, faults: [fault('serverError', call)] } },
  play: async (context: Context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
});

/** A screen without a connection. */
export const offlineStory = (address: Address = {}) => ({
  parameters: { app: { ...address, faults: [fault('offline')] } },
  play: async (context: Context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.offline'))).toBeVisible();
  },
});

/** A screen of a member with a restriction: it says what still works. */
export const restrictedStory = (restriction: Restriction) => ({
  beforeEach: prepareExchange(restrict(restriction)),
  play: async (context: Context) => {
    const sentence = storyText(context)(`home:restricted.${restriction}`);
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
  },
});
