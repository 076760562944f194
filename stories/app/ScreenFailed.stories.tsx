import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { ScreenFailed } from '../../src/app/ScreenFailed';
import type { QualifiedKey } from '../../src/i18n/text';
import { ModuleLoadError } from '../../src/lib/moduleLoad';
import { choices } from '../support/choices';
import type { Context } from '../support/context';
import { expectFits } from '../support/layout';
import { createConnection } from '../support/network';
import { storyText } from '../support/storyText';

const errorChoices = {
  codeMissing: new ModuleLoadError('CHUNK_LOAD_FAILED'),
  stylesheetMissing: new ModuleLoadError('CSS_CHUNK_LOAD_FAILED'),
  codeLate: new ModuleLoadError('CHUNK_LOAD_TIMEOUT'),
  broken: new TypeError('undefined is not a function'),
} satisfies Record<string, ComponentProps<typeof ScreenFailed>['error']>;

const meta = {
  title: 'App/ScreenFailed',
  component: ScreenFailed,
  tags: ['error'],
  argTypes: { error: choices(errorChoices) },
  // Each story expects the error in the console: it does not fail the page.
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
} satisfies Meta<typeof ScreenFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that a reload would load. */
const thisPage = `${window.location.origin}${window.location.pathname}`;

/** Expects a message, a retry, and the reference on the screen and in the console. */
const says =
  (sentence: QualifiedKey, reference: string): Story['play'] =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t(sentence));
    await expect(await canvas.findByText(t('common:reference', { reference }))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(reference, args.error);
    await expectFits(canvasElement);
  };

async function staysWhenTriedAgain(context: Context) {
  const { canvas, canvasElement, userEvent } = context;
  const t = storyText(context);
  const again = await canvas.findByRole('button', { name: t('common:retry') });
  await userEvent.click(again);
  await expect(await canvas.findByText(t('common:failure.offline'))).toBeVisible();
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expectFits(canvasElement);
}

/** The code of a screen could not be loaded: a retry and a reference. */
export const CodeOfTheScreenMissing: Story = {
  args: { error: errorChoices.codeMissing },
  play: says('common:failure.code', 'CHUNK_LOAD_FAILED'),
};

/** The stylesheet of a screen could not be loaded: the same message, with another reference. */
export const StylesheetMissing: Story = {
  args: { error: errorChoices.stylesheetMissing },
  play: says('common:failure.code', 'CSS_CHUNK_LOAD_FAILED'),
};

/** The code of a screen did not arrive in time: the same message, with another reference. */
export const CodeArrivesLate: Story = {
  args: { error: errorChoices.codeLate },
  play: says('common:failure.code', 'CHUNK_LOAD_TIMEOUT'),
};

/** The code is missing because a new release was deployed: the message says so, and a button reloads. */
export const NewReleaseAvailable: Story = {
  args: { error: errorChoices.codeMissing },
  beforeEach: ({ msw }) => {
    const page = '<div id="root"></div><script type="module" src="./assets/index-next.js"></script>';
    msw.use(http.get(thisPage, () => HttpResponse.html(page)));
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('common:failure.released'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:reload') })).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The code is missing, and a reload would fail too: the app stays, and the member can try again. */
export const ReloadWouldFail: Story = {
  args: { error: errorChoices.codeMissing },
  beforeEach: ({ msw }) => {
    msw.use(http.get(thisPage, () => HttpResponse.error()));
  },
  play: staysWhenTriedAgain,
};

/**
 * The code is missing, and another server answers in the app’s place: the app stays, and the member can try
 * again.
 */
export const AnotherServerAnswers: Story = {
  ...ReloadWouldFail,
  beforeEach: ({ msw }) => {
    msw.use(http.get(thisPage, () => HttpResponse.html('<h1>Back soon</h1>', { status: 503 })));
  },
};

/** A screen threw an error: a message, a retry and a reference. */
export const ScreenBroken: Story = {
  args: { error: errorChoices.broken },
  play: says('common:failure.screen', 'SCREEN_FAILED'),
};

const connection = createConnection();

/** The connection was lost before the screen loaded: a plain message without a reference. */
export const Offline: Story = {
  tags: ['!error', 'offline'],
  args: { error: errorChoices.codeMissing, back: { label: 'Back', onPress: fn() } },
  beforeEach: () => {
    connection.lose();
    return connection.restore;
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.offline'));
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('CHUNK_LOAD_FAILED');
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
    await expectFits(canvasElement);
  },
};
