import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../../src/components/Avatar/Avatar';
import { onPage } from './onPage';

/** A generated picture of one colour. */
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="%23233a8b"/></svg>';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  decorators: [onPage],
  args: { src: picture, label: 'Member' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member’s own picture in a circle. */
export const WithPicture: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Member' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[role=img] img')).toBeInTheDocument());
  },
};

/** A neutral drawing takes the place of a missing picture. */
export const WithoutPicture: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('img', { name: 'Member' });
    await expect(avatar.querySelector('svg')).toBeVisible();
    await expect(avatar.querySelector('img')).toBeNull();
  },
};

/** A picture that cannot be loaded is replaced by the neutral drawing. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role=img] svg')).toBeInTheDocument();
  },
};

/** A large avatar, for example at the head of the member’s own page. */
export const Large: Story = {
  args: { size: 160, src: null },
  play: async ({ canvas }) => {
    const { width, height } = (await canvas.findByRole('img')).getBoundingClientRect();
    await expect(width).toBeCloseTo((160 / 750) * window.innerWidth, 0);
    await expect(height).toBe(width);
  },
};

/** Beside the name the avatar has no name of its own, so a screen reader reads it once. */
export const BesideItsName: Story = {
  args: { label: undefined, src: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Wrong: without a name beside it, nobody knows who this is. */
export const DontUseItAsTheOnlyName: Story = { args: { src: null, label: 'Picture' } };
