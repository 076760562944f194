import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { joinNames } from '../../../src/i18n/joinNames';
import { ImageField } from '../../../src/widgets/uploads/ImageField/ImageField';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyLanguage, storyText } from '../../support/storyText';

/** A generated picture of a card. */
const preview =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="%23e9ecf7"/><rect x="12" y="16" width="40" height="52" fill="%23233a8b"/></svg>';

const imageChoices = {
  empty: { state: 'empty' },
  uploading: { state: 'uploading', preview, progress: 0.6 },
  done: { state: 'done', preview },
  interrupted: { state: 'failed', preview },
} satisfies Record<string, ComponentProps<typeof ImageField>['image']>;

const problemChoices = {
  empty: undefined,
  otherType: { kind: 'otherType' },
  heic: { kind: 'heic' },
  unreadable: { kind: 'unreadable' },
  notPrepared: { kind: 'notPrepared' },
  tooSmall: { kind: 'tooSmall', width: 640, height: 404 },
  tooLarge: { kind: 'tooLarge' },
  interrupted: { kind: 'interrupted', percent: 60, why: 'offline' },
  noAnswer: { kind: 'interrupted', percent: 25, why: 'timeout' },
  sessionEnded: { kind: 'interrupted', percent: 25, why: 'unauthorized' },
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

const allowed = (context: Context) => ({
  types: joinNames(['JPEG', 'PNG', 'WebP'], storyLanguage(context)),
  size: '5 MB',
  pixels: '600',
});

/** Of a document, which has to be read. */
const limitsOfDocument = { ...meta.args.limits, minSide: 600 };

/** No photo yet: the field names the accepted types and the largest size before a file is chosen. */
export const Empty: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const chooser = await context.canvas.findByLabelText(new RegExp(t('uploads:choose')));
    await expect(chooser).toHaveAccessibleDescription(t('uploads:limits', allowed(context)));
    await expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  },
};

const says = (text: (context: Context) => string) => async (context: Context) => {
  await expect(await context.canvas.findByText(text(context))).toBeVisible();
  await expectFits(context.canvasElement);
};

/** A photo is being uploaded: preview and progress, here 60%. */
export const UploadInProgress: Story = {
  args: { image: imageChoices.uploading },
  play: says((context) => storyText(context)('uploads:uploading', { percent: 60 })),
};

/** The photo is uploaded, with its preview. */
export const Done: Story = {
  args: { image: imageChoices.done },
  play: says((context) => storyText(context)('uploads:done')),
};

/** The chosen file is no photo of an accepted type: the message names the types. */
export const FileOfAnotherType: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.otherType },
  play: says((context) => storyText(context)('uploads:problems.otherType', allowed(context))),
};

/** The chosen photo can’t be read: the message says so. */
export const UnreadablePhoto: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.unreadable },
  play: says((context) => storyText(context)('uploads:problems.unreadable')),
};

/** The shorter side of a document must have 600 px: the field says so before a file is chosen. */
export const EmptyForADocument: Story = {
  args: { limits: limitsOfDocument },
  play: says((context) => storyText(context)('uploads:limitsWithSide', allowed(context))),
};

/** The chosen photo is in HEIC: the message says which setting of the camera helps. */
export const HeicPhoto: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.heic },
  play: says((context) => storyText(context)('uploads:problems.heic')),
};

/** This browser damages the photo: the message recommends another browser. */
export const PhotoNotPrepared: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.notPrepared },
  play: says((context) => storyText(context)('uploads:problems.notPrepared')),
};

/** The shorter side of the chosen photo is too short: the message names its size. */
export const PhotoTooSmall: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.tooSmall, limits: limitsOfDocument },
  play: says((context) =>
    storyText(context)('uploads:problems.tooSmall', { ...allowed(context), width: '640', height: '404' }),
  ),
};

/** The chosen photo is too large: the message names the largest size. */
export const PhotoTooLarge: Story = {
  tags: ['blocked'],
  args: { problem: problemChoices.tooLarge },
  play: says((context) => storyText(context)('uploads:problems.tooLarge', allowed(context))),
};

/** The connection broke off at 60%: a button continues the upload from there. */
export const UploadBrokenOff: Story = {
  tags: ['error'],
  args: {
    image: imageChoices.interrupted,
    problem: problemChoices.interrupted,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('uploads:problems.interrupted.offline', { percent: 60 })),
    ).toBeVisible();
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('uploads:goOn') }));
    await expect(context.args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The server did not answer at 25% of the upload: the message says so, and the upload can go on. */
export const NoAnswer: Story = {
  tags: ['error'],
  args: {
    image: imageChoices.interrupted,
    problem: problemChoices.noAnswer,
  },
  play: says((context) => storyText(context)('uploads:problems.interrupted.timeout', { percent: 25 })),
};

/** The session ended during the upload: the frame asks to log in again, and speaks of no error of the server. */
export const SessionEnded: Story = {
  tags: ['error'],
  args: {
    image: imageChoices.interrupted,
    problem: problemChoices.sessionEnded,
  },
  play: says((context) => storyText(context)('uploads:problems.interrupted.sessionEnded', { percent: 25 })),
};

/** The server has refused the uploaded photo: the message says so. */
export const Refused: Story = {
  tags: ['refused'],
  args: {
    image: imageChoices.interrupted,
    problem: problemChoices.refused,
  },
  play: says((context) => storyText(context)('errors:uploadFailed')),
};

/** An earlier review has refused the photo: the field gives its reason. */
export const RefusedInAnEarlierReview: Story = {
  args: { error: 'The front can’t be read.' },
  play: says(() => 'The front can’t be read.'),
};
