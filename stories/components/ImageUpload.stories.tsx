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

/** The limits are named before choosing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const chooser = await canvas.findByLabelText('Front of your ID Choose a picture');
    await expect(chooser).toHaveAccessibleDescription('JPEG, PNG or WebP, at most 5 MB');
    await userEvent.upload(chooser, picture);
    await expect(args.onChoose).toHaveBeenCalledWith(picture);
    await expectFits(canvasElement);
  },
};

export const PreparingThePicture: Story = {
  args: { image: imageChoices.preparing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing the picture')).toBeVisible();
  },
};

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

export const UploadBrokenOff: Story = {
  args: { image: imageChoices.failed, error: 'The connection broke off at 60 %.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('The connection broke off at 60 %.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on uploading' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Done: Story = {
  args: { image: imageChoices.done },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Front of your ID' })).toBeVisible();
    await expect(await canvas.findByLabelText('Front of your ID Choose another')).toBeEnabled();
  },
};

export const PictureMissing: Story = {
  args: { error: 'Choose a picture first.' },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByLabelText(/Choose a picture/);
    await expect(chooser).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A picture beyond the limits is refused before the upload. */
export const PictureTooLarge: Story = {
  args: { error: 'The picture is larger than 5 MB.' },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByLabelText(/Choose a picture/);
    await expect(chooser).toHaveAccessibleDescription(/larger than 5 MB/);
    await expect(await canvas.findByText('JPEG, PNG or WebP, at most 5 MB')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByLabelText(/Choose a picture/)).toHaveFocus();
  },
};

export const SquareFrame: Story = {
  args: { ratio: 1 },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
