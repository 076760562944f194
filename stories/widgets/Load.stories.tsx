import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, fn } from 'storybook/test';
import { storyNow } from '../../mocks/scenarios/clock';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { Section } from '../../src/components/Section/Section';
import { SkeletonRows } from '../../src/components/Skeleton/SkeletonRows';
import { createI18n } from '../../src/i18n/i18n';
import type { QualifiedKey } from '../../src/i18n/text';
import type { Failure } from '../../src/lib/loadable';
import { Load } from '../../src/widgets/Load/Load';
import { onPageEdgeToEdge } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const retry = fn();

const failed = (kind: Failure['kind'], refusal?: Failure['refusal']) =>
  ({ state: 'failed', failure: { kind, reference: 'STK-503', ...(refusal && { refusal }) }, retry }) as const;

const fromChoices = {
  ready: { state: 'ready', data: '2,500,000.00', retry },
  loading: { state: 'loading' },
  readyWithFailedRefresh: {
    state: 'ready',
    data: '2,500,000.00',
    failure: { kind: 'offline', reference: 'NET' },
    retry,
  },
  readyWithRefusedRefresh: {
    state: 'ready',
    data: '2,500,000.00',
    failure: {
      kind: 'refused',
      reference: 'STK-503',
      refusal: { key: 'systemBusy', text: 'System busy, please try again later' },
    },
    retry,
  },
  offline: failed('offline'),
  timedOut: failed('timeout'),
  tooManyRequests: {
    ...failed('tooManyRequests'),
    failure: { kind: 'tooManyRequests', reference: 'STK-429', retryAt: storyNow + 30_000 },
  },
  notAccepted: failed('notAccepted'),
  serverFailed: failed('server'),
  malformed: failed('malformed'),
  signedOut: failed('unauthorized'),
  refused: failed('refused', { key: 'productMissing', text: 'Product missing or delisted' }),
  refusedInUnknownWords: failed('refused', { text: '盤後資料維護中，預計 20:30 恢復' }),
  refusedWithoutMessage: failed('refused', { text: '' }),
  longText: failed('refused', {
    text: 'The exchange keeps its books now, from 20:00 to 20:30, and can show nothing until then. '.repeat(
      4,
    ),
  }),
} satisfies Record<string, ComponentProps<typeof Load<string>>['from']>;

const meta = {
  title: 'Widgets/Feedback/Load',
  component: Load<string>,
  decorators: [onPageEdgeToEdge],
  args: {
    from: fromChoices.ready,
    skeleton: <SkeletonRows count={3} />,
    children: (data) => (
      <Section>
        <KeyValue items={[{ label: 'Turnover', value: data }]} />
      </Section>
    ),
  },
  argTypes: { from: choices(fromChoices) },
} satisfies Meta<typeof Load<string>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The skeleton of the expected rows, while the data loads. */
export const Loading: Story = {
  tags: ['main', 'loading'],
  args: { from: fromChoices.loading },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
    await expect(context.canvas.queryByText('Turnover')).toBeNull();
  },
};

/** The loaded data in place of the skeleton. */
export const ContentReady: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,500,000.00')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A later refresh failed offline: the data stays, below a line that it may be out of date. */
export const ReadyWithFailedRefresh: Story = {
  args: {
    from: fromChoices.readyWithFailedRefresh,
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('common:failure.outdated'))).toBeVisible();
    await expect(await canvas.findByText('2,500,000.00')).toBeVisible();
  },
};

/** The server refused a later refresh: its message is above the data, which stays. */
export const ReadyWithRefusedRefresh: Story = {
  args: {
    from: fromChoices.readyWithRefusedRefresh,
  },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('errors:systemBusy'))).toBeVisible();
    await expect(canvas.queryByText(t('common:failure.failed'))).toBeNull();
    await expect(await canvas.findByText('2,500,000.00')).toBeVisible();
  },
};

/** Expects the message to be announced, and a retry button. */
const says =
  (sentence: QualifiedKey): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t(sentence));
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  };

/** Without a connection nothing could be loaded: a button tries again. */
export const Offline: Story = {
  tags: ['offline'],
  args: { from: fromChoices.offline },
  play: says('common:failure.offline'),
};

/** The server did not respond within ten seconds: a button tries again. */
export const TimedOut: Story = {
  tags: ['error'],
  args: { from: fromChoices.timedOut },
  play: says('common:failure.timeout'),
};

/** Too many requests: a countdown of half a minute says when to try again. */
export const TooManyRequests: Story = {
  tags: ['error'],
  args: { from: fromChoices.tooManyRequests },
  play: async (context) => {
    const time = await context.canvas.findByRole('timer');
    await expect(time).toHaveTextContent(storyText(context)('common:wait.seconds', { n: 30 }));
    await says('common:failure.tooManyRequests')(context);
  },
};

/** The server has not accepted the request: the message asks to pass on the reference. */
export const NotAccepted: Story = {
  tags: ['error'],
  args: { from: fromChoices.notAccepted },
  play: says('common:failure.notAccepted'),
};

/** The server reported an error: a button tries again. */
export const ServerFailed: Story = {
  tags: ['error'],
  args: { from: fromChoices.serverFailed },
  play: says('common:failure.server'),
};

/** The server’s response could not be read: a button tries again, and the reference is named. */
export const Malformed: Story = {
  tags: ['error'],
  args: { from: fromChoices.malformed },
  play: async (context) => {
    await says('common:failure.malformed')(context);
    const reference = storyText(context)('common:reference', { reference: 'STK-503' });
    await expect(await context.canvas.findByText(reference)).toBeVisible();
  },
};

/** The session has ended, so this part could not be loaded. */
export const SignedOut: Story = {
  tags: ['error'],
  args: { from: fromChoices.signedOut },
  play: says('common:failure.loginFirst'),
};

/** The server refused the request, because the product is missing or delisted. */
export const Refused: Story = {
  tags: ['refused'],
  args: { from: fromChoices.refused },
  play: says('errors:productMissing'),
};

/** The texts of refusals load on demand: the known message has replaced the general one. */
export const RefusedOnceTextsLoaded: Story = {
  tags: ['each-language', 'refused'],
  args: Refused.args,
  loaders: [async ({ globals: { locale } }) => ({ early: await createI18n(locale) })],
  decorators: [
    (Drawn, { loaded: { early } }) => (
      <I18nextProvider i18n={early}>
        <Drawn />
      </I18nextProvider>
    ),
  ],
  play: async (context) => {
    const t = storyText(context);
    await expect(context.canvas.queryByText(/productMissing/)).toBeNull();
    await expect(await context.canvas.findByText(t('errors:productMissing'))).toBeVisible();
  },
};

/** A server newer than the app refused the request: its own words are shown. */
export const RefusedInUnknownWords: Story = {
  tags: ['refused'],
  args: { from: fromChoices.refusedInUnknownWords },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('盤後資料維護中，預計 20:30 恢復');
  },
};

/** The server refused the request without a message: a general one is shown. */
export const RefusedWithoutMessage: Story = {
  tags: ['refused'],
  args: { from: fromChoices.refusedWithoutMessage },
  play: says('common:failure.failed'),
};

/** A long message of the server stays within the page. */
export const LongText: Story = {
  args: {
    from: fromChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
