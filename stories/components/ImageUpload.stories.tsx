import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ImageUpload } from '../../src/components/ImageUpload/ImageUpload';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

/** A generated picture of a card. */
const preview =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="%23e9ecf7"/><rect x="12" y="16" width="40" height="52" fill="%23233a8b"/></svg>';

const imageChoices = {
  empty: { state: 'empty' },
  preparing: { state: 'preparing' },
  uploading: { state: 'uploading', preview, progress: 0.6 },
  failed: { state: 'failed', preview },
  done: { state: 'done', preview },
} satisfies Record<string, ComponentProps<typeof ImageUpload>['image']>;

const meta = {
  title: 'Components/Fields/ImageUpload',
  component: ImageUpload,
  decorators: [onPage],
  args: {
    image: imageChoices.empty,
    texts: {
      label: 'Front of your ID',
      limits: 'JPEG, PNG or WebP, at most 5 MB',
      choose: 'Choose a picture',
      preparing: 'Preparing the picture',
      uploading: (percent: number) => `${percent} % uploaded`,
      done: 'Uploaded',
      cancel: 'Cancel',
      retry: 'Go on uploading',
      replace: 'Choose another',
    },
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  argTypes: { image: choices(imageChoices) },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['picture'], 'id.jpg', { type: 'image/jpeg' });

/** No picture yet: the limits are named before one is chosen. */
export const Empty: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const chooser = await canvas.findByLabelText('Front of your ID Choose a picture');
    await expect(chooser).toHaveAccessibleDescription('JPEG, PNG or WebP, at most 5 MB');
    await userEvent.upload(chooser, picture);
    await expect(args.onChoose).toHaveBeenCalledWith(picture);
    await expectFits(canvasElement);
  },
};

/** The chosen picture is prepared on the device before it is uploaded. */
export const PreparingThePicture: Story = {
  args: { image: imageChoices.preparing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing the picture')).toBeVisible();
  },
};

/** The picture is uploaded to 60 %, with a button to cancel. */
export const UploadInProgress: Story = {
  args: { image: imageChoices.uploading },
  play: async ({ canvas, userEvent, args }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Front of your ID' });
    await expect(progress).toHaveAttribute('aria-valuenow', '60');
    await expect(await canvas.findByText('60 % uploaded')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** The upload broke off at 60 %: a button goes on from there. */
export const UploadBrokenOff: Story = {
  tags: ['error'],
  args: { image: imageChoices.failed, error: 'The connection broke off at 60 %.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('The connection broke off at 60 %.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on uploading' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The uploaded picture is small, and beside it stands that another can be chosen. */
export const Done: Story = {
  args: { image: imageChoices.done },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole('img', { name: 'Front of your ID' });
    await expect(picture).toBeVisible();
    await expect(picture.clientWidth).toBeLessThan(canvasElement.clientWidth / 2);
    await expect(await canvas.findByText('Choose another')).toBeVisible();
    await expect(await canvas.findByLabelText('Front of your ID Choose another')).toBeEnabled();
  },
};

/** The form was sent without a picture: the field is marked as wrong, with the reason. */
export const PictureMissing: Story = {
  tags: ['blocked'],
  args: { error: 'Choose a picture first.' },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByLabelText(/Choose a picture/);
    await expect(chooser).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The chosen picture is larger than allowed: the reason is named before any upload. */
export const PictureTooLarge: Story = {
  tags: ['blocked'],
  args: { error: 'The picture is larger than 5 MB.' },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByLabelText(/Choose a picture/);
    await expect(chooser).toHaveAccessibleDescription(/larger than 5 MB/);
    await expect(await canvas.findByText('JPEG, PNG or WebP, at most 5 MB')).toBeVisible();
  },
};

/** The button that chooses a picture has the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByLabelText(/Choose a picture/)).toHaveFocus();
  },
};

/** A square frame, for example for a portrait. */
export const SquareFrame: Story = {
  args: { ratio: 1 },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
