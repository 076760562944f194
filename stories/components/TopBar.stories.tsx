import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { IconButton } from '../../src/components/IconButton/IconButton';
import { Page } from '../../src/components/Page/Page';
import { SearchField } from '../../src/components/SearchField/SearchField';
import { TopBar } from '../../src/components/TopBar/TopBar';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';

const trailingChoices = {
  none: undefined,
  withTrailing: <IconButton label="Watch this stock" glyph={Star} pressed />,
  longTitle: <IconButton label="Watch this stock" glyph={Star} pressed={false} />,
} satisfies Record<string, ComponentProps<typeof TopBar>['trailing']>;

const meta = {
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  decorators: [
    (Story) => (
      <Page topBar={<Story />}>
        <p>{'What the screen shows. '.repeat(200)}</p>
      </Page>
    ),
  ],
  args: { title: 'Market' },
  argTypes: { trailing: choices(trailingChoices) },
  // The documentation page shows some content that scrolls below it.
  parameters: { docs: { story: { height: '240px' } } },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a screen of the main menu. */
export const OnlyTheTitle: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Market');
  },
};

/** A screen below another one: a button leads back. */
export const WithBackButton: Story = {
  args: { title: 'Aoba Seiki', back: { label: 'Back', onPress: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
  },
};

/** A control of the screen at the right, here the star of a stock that is watched. */
export const WithTrailingControl: Story = {
  args: {
    title: 'Aoba Seiki',
    back: { label: 'Back', onPress: fn() },
    trailing: trailingChoices.withTrailing,
  },
  play: async ({ canvas }) => {
    const title = (await canvas.findByRole('heading', { level: 1 })).getBoundingClientRect();
    await expect(
      (await canvas.findByRole('button', { name: 'Back' })).getBoundingClientRect().right,
    ).toBeLessThan(title.left + 1);
    await expect(
      (await canvas.findByRole('button', { name: 'Watch this stock', pressed: true })).getBoundingClientRect()
        .left,
    ).toBeGreaterThan(title.right - 1);
  },
};

/** The bar stays at the top while the page scrolls. */
export const StaysInSight: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner');
    const before = bar.getBoundingClientRect().top;
    window.scrollTo(0, 400);
    await expect(window.scrollY).toBe(400);
    await expect(bar.getBoundingClientRect().top).toBe(before);
    window.scrollTo(0, 0);
  },
};

/** A long title wraps between the buttons. */
export const LongTitle: Story = {
  args: {
    title: 'Nihonbashi Consolidated Industrial Machinery and Shipbuilding Holdings',
    back: { label: 'Back', onPress: fn() },
    trailing: trailingChoices.longTitle,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent(/Holdings$/);
    await expectFits(canvasElement);
  },
};

/** A search field below the title is part of the bar and stays in sight with it. */
export const WithSearchBelowTitle: Story = {
  args: {
    title: 'Search',
    below: (
      <SearchField label="Search for a stock" value="" onChange={fn()} onSubmit={fn()} clearLabel="Clear" />
    ),
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('banner');
    const field = await within(frame).findByRole('searchbox', { name: 'Search for a stock' });
    await expect(field).toBeVisible();
    // The title has the height of a bar of its own.
    const height = field.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
