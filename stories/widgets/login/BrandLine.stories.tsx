import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandLine } from '../../../src/widgets/login/Brand/BrandLine';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';

const logo = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96"><rect width="${width}" height="96" fill="#7a2230"/></svg>`,
  )}`;

const meta = {
  title: 'Widgets/Account/BrandLine',
  component: BrandLine,
  decorators: [onPage],
  args: { title: 'Kabuto Trade', logo: logo(96) },
} satisfies Meta<typeof BrandLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logo and name of the broker in one line, as at the top of the login screen. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Kabuto Trade')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

/** The logo is missing or fails to load: a neutral mark replaces it. */
export const WithoutLogo: Story = {
  args: { logo: 'data:image/svg+xml,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Kabuto Trade')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A wide logo and a long name stay within the page. */
export const LongText: Story = {
  args: { title: 'Kabuto Securities International Trading House of Tokyo', logo: logo(960) },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
