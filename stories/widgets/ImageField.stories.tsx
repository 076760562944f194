import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ImageField } from '../../src/widgets/ImageField/ImageField';
import { onPage } from '../components/onPage';
import { choices } from '../support/choices';
import type { Context } from '../support/context';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

/** A generated picture of a card. */
const preview =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="%23e9ecf7"/><rect x="12" y="16" width="40" height="52" fill="%23233a8b"/></svg>';

const imageChoices = {
  empty: { state: 'empty' },
  uploading: { state: 'uploading', preview, progress: 0.6 },
  done: { state: 'done', preview },
  brokenOff: { state: 'failed', preview },
} satisfies Record<string, ComponentProps<typeof ImageField>['image']>;

const problemChoices = {
  empty: undefined,
  otherType: { kind: 'otherType' },
  unreadable: { kind: 'unreadable' },
  tooLarge: { kind: 'tooLarge' },
  brokenOff: { kind: 'brokenOff', percent: 60, why: 'offline' },
  noAnswer: { kind: 'brokenOff', percent: 25, why: 'timeout' },
  refused: { kind: 'refused', message: { key: 'uploadFailed', text: '' } },
} satisfies Record<string, ComponentProps<typeof ImageField>['problem']>;

const meta = {
  title: 'Widgets/Account/ImageField',
  component: ImageField,
  decorators: [onPage],
  args: {
    label: 'Front of your ID',
    image: imageChoices.empty,
    problem: problemChoices.empty,
    limits: { contentTypes: ['image/jpeg', 'image/png', 'image/webp'], maxSize: 5 * 1024 * 1024 },
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  argTypes: { image: choices(imageChoices), problem: choices(problemChoices) },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

const allowed = { types: 'JPEG, PNG, WebP', size: '5 MB' };

/** Accepted files are named before choosing, and the phone offers only those. */
export const Empty: Story = {
  play: async (context) => {
    const t = storyText(context);
    const chooser = await context.canvas.findByLabelText(new RegExp(t('uploads:choose')));
    await expect(chooser).toHaveAccessibleDescription(t('uploads:limits', allowed));
    await expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  },
};

const says = (text: (context: Context) => string) => async (context: Context) => {
  await expect(await context.canvas.findByText(text(context))).toBeVisible();
  await expectFits(context.canvasElement);
};

export const UploadInProgress: Story = {
  args: { image: imageChoices.uploading },
  play: says((context) => storyText(context)('uploads:uploading', { percent: 60 })),
};

export const Done: Story = {
  args: { image: imageChoices.done },
  play: says((context) => storyText(context)('uploads:done')),
};

export const FileOfAnotherType: Story = {
  args: { problem: problemChoices.otherType },
  play: says((context) => storyText(context)('uploads:problems.otherType', allowed)),
};

export const UnreadablePhoto: Story = {
  args: { problem: problemChoices.unreadable },
  play: says((context) => storyText(context)('uploads:problems.unreadable')),
};

export const PhotoTooLarge: Story = {
  args: { problem: problemChoices.tooLarge },
  play: says((context) => storyText(context)('uploads:problems.tooLarge', allowed)),
};

/** The progress, and that the upload continues from there. */
export const UploadBrokenOff: Story = {
  args: {
    image: imageChoices.brokenOff,
    problem: problemChoices.brokenOff,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('uploads:problems.brokenOff.offline', { percent: 60 })),
    ).toBeVisible();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('uploads:goOn') }));
    await expect(context.args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const NoAnswer: Story = {
  args: {
    image: imageChoices.brokenOff,
    problem: problemChoices.noAnswer,
  },
  play: says((context) => storyText(context)('uploads:problems.brokenOff.timeout', { percent: 25 })),
};

export const Refused: Story = {
  args: {
    image: imageChoices.brokenOff,
    problem: problemChoices.refused,
  },
  play: says((context) => storyText(context)('errors:uploadFailed')),
};

/** A review refused it before. */
export const RefusedInAnEarlierReview: Story = {
  args: { error: 'The front can’t be read.' },
  play: says(() => 'The front can’t be read.'),
};
