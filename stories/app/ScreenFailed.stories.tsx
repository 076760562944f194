import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn } from 'storybook/test';
import { ScreenFailed } from '../../src/app/ScreenFailed';
import type { QualifiedKey } from '../../src/i18n/text';
import { ModuleLoadError } from '../../src/lib/lazyModule';
import { makeConnection } from '../support/connection';
import { expectFits } from '../support/expectFits';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/ScreenFailed',
  component: ScreenFailed,
  // The console is told what happened: each story expects it, so it is no error of the page.
  beforeEach: () => {
    const told = spyOn(console, 'error').mockImplementation(() => {});
    return () => told.mockRestore();
  },
} satisfies Meta<typeof ScreenFailed>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Expects a sentence, a way to try again, and the reference both on the screen and in the console. */
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

async function staysWhenTriedAgain(context: PlayContext) {
  const { canvas, canvasElement, userEvent } = context;
  const t = storyText(context);
  const again = await canvas.findByRole('button', { name: t('common:retry') });
  await userEvent.click(again);
  await expect(await canvas.findByText(t('common:failure.offline'))).toBeVisible();
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expectFits(canvasElement);
}

export const CodeMissing: Story = {
  args: { error: new ModuleLoadError('CHUNK_LOAD_FAILED') },
  play: says('common:failure.code', 'CHUNK_LOAD_FAILED'),
};

export const StylesheetMissing: Story = {
  args: { error: new ModuleLoadError('CSS_CHUNK_LOAD_FAILED') },
  play: says('common:failure.code', 'CSS_CHUNK_LOAD_FAILED'),
};

export const CodeLate: Story = {
  args: { error: new ModuleLoadError('CHUNK_LOAD_TIMEOUT') },
  play: says('common:failure.code', 'CHUNK_LOAD_TIMEOUT'),
};

/** Another release has taken its place: the page that the server sends begins with another script. */
export const Released: Story = {
  args: { error: new ModuleLoadError('CHUNK_LOAD_FAILED') },
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

/** Nothing leads back from the page that the browser shows instead of one that does not come: the app stays. */
export const CannotBeginAnew: Story = {
  args: { error: new ModuleLoadError('CHUNK_LOAD_FAILED') },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/iframe.html', () => HttpResponse.error()));
  },
  play: staysWhenTriedAgain,
};

/** The same where something else answers in the server's place. */
export const BeginsNothingElse: Story = {
  ...CannotBeginAnew,
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/iframe.html', () => HttpResponse.html('<h1>Back soon</h1>', { status: 503 })));
  },
};

export const Broken: Story = {
  args: { error: new TypeError('undefined is not a function') },
  play: says('common:failure.screen', 'SCREEN_FAILED'),
};

const connection = makeConnection();

/** The screen was not loaded before the connection was lost: plain words, and no code that support could explain. */
export const Offline: Story = {
  args: { error: new ModuleLoadError('CHUNK_LOAD_FAILED'), back: { label: 'Back', onPress: fn() } },
  beforeEach: () => {
    connection.lose();
    return connection.find;
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
