import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, fn } from 'storybook/test';
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

export const Loading: Story = {
  args: { from: fromChoices.loading },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
    await expect(context.canvas.queryByText('Turnover')).toBeNull();
  },
};

export const ContentReady: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,500,000.00')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The data is shown below a line that says why it may be out of date. */
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

/** The server's message is above the data. */
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

export const Offline: Story = { args: { from: fromChoices.offline }, play: says('common:failure.offline') };

export const TimedOut: Story = { args: { from: fromChoices.timedOut }, play: says('common:failure.timeout') };

export const ServerFailed: Story = {
  args: { from: fromChoices.serverFailed },
  play: says('common:failure.server'),
};

export const Malformed: Story = {
  args: { from: fromChoices.malformed },
  play: async (context) => {
    await says('common:failure.malformed')(context);
    const reference = storyText(context)('common:reference', { reference: 'STK-503' });
    await expect(await context.canvas.findByText(reference)).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { from: fromChoices.signedOut },
  play: says('common:failure.failed'),
};

export const Refused: Story = {
  args: { from: fromChoices.refused },
  play: says('errors:productMissing'),
};

/** The texts of refusals load on demand; until then the message is generic. */
export const RefusedBeforeTextsLoad: Story = {
  tags: ['each-language'],
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

/** A message of a server that is newer than the app. */
export const RefusedInUnknownWords: Story = {
  args: { from: fromChoices.refusedInUnknownWords },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('盤後資料維護中，預計 20:30 恢復');
  },
};

export const RefusedWithoutMessage: Story = {
  args: { from: fromChoices.refusedWithoutMessage },
  play: says('common:failure.failed'),
};

export const LongText: Story = {
  args: {
    from: fromChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
