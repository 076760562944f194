import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { ScreenFailed } from '../../src/app/ScreenFailed';
import type { QualifiedKey } from '../../src/i18n/text';
import { ModuleLoadError } from '../../src/lib/lazyModule';
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
  argTypes: { error: choices(errorChoices) },
  // Each story expects the error in the console: it does not fail the page.
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
} satisfies Meta<typeof ScreenFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const CodeOfTheScreenMissing: Story = {
  args: { error: errorChoices.codeMissing },
  play: says('common:failure.code', 'CHUNK_LOAD_FAILED'),
};

export const StylesheetMissing: Story = {
  args: { error: errorChoices.stylesheetMissing },
  play: says('common:failure.code', 'CSS_CHUNK_LOAD_FAILED'),
};

export const CodeArrivesLate: Story = {
  args: { error: errorChoices.codeLate },
  play: says('common:failure.code', 'CHUNK_LOAD_TIMEOUT'),
};

/** A new release is deployed: the server's page has another script. */
export const NewReleaseAvailable: Story = {
  args: { error: errorChoices.codeMissing },
  beforeEach: ({ msw }) => {
    const page = '<div id="root"></div><script type="module" src="./assets/index-next.js"></script>';
    msw.use(http.get('*/iframe.html', () => HttpResponse.html(page)));
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('common:failure.released'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:reload') })).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A reload would end on the browser's own error page: the app stays. */
export const ReloadWouldFail: Story = {
  args: { error: errorChoices.codeMissing },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/iframe.html', () => HttpResponse.error()));
  },
  play: staysWhenTriedAgain,
};

/** The same when another server answers. */
export const OffersNothingElse: Story = {
  ...ReloadWouldFail,
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/iframe.html', () => HttpResponse.html('<h1>Back soon</h1>', { status: 503 })));
  },
};

export const ScreenBroken: Story = {
  args: { error: errorChoices.broken },
  play: says('common:failure.screen', 'SCREEN_FAILED'),
};

const connection = createConnection();

/** The connection was lost before the screen loaded: a plain message without a reference code. */
export const Offline: Story = {
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
