import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { followTextSize } from '../../../src/app/applyTextSize';
import { Setting } from '../../../src/screens/user/Setting';
import { cssColor } from '../../../src/theme/cssColor';
import type { Context } from '../../support/context';
import { shownColors } from '../../support/shownColors';
import { storyText } from '../../support/storyText';

/** How the app looks: theme, price colours, text size. */
const meta = {
  title: 'Screens/user/setting',
  component: Setting,
  parameters: { app: { path: '/user/setting', scenario: 'newcomer' } },
} satisfies Meta<typeof Setting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the sheet of a row, such as the text size. */
async function openChoices(context: Context, title: string): Promise<HTMLElement> {
  const row = new RegExp(`^${title}`);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: row }));
  return within(document.body).findByRole('dialog');
}

/** Chooses in the sheet of a row. The sheet closes. */
async function choose(context: Context, title: string, name: string | RegExp): Promise<void> {
  const sheet = within(await openChoices(context, title));
  await context.userEvent.click(await sheet.findByRole('radio', { name }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** The member's choice overrides the language's default and can be reset. */
export const PriceColoursChosen: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const choice = (name: 'language' | 'redUp' | 'greenUp') =>
      canvas.findByRole('radio', { name: t(`settings:upDown.${name}`) });
    await expect(await choice('language')).toBeChecked();
    await userEvent.click(await choice('greenUp'));
    await expect(await choice('greenUp')).toBeChecked();
    await expect(window.localStorage.getItem('upDown')).toBe('greenUp');
    await userEvent.click(await choice('language'));
    await expect(window.localStorage.getItem('upDown')).toBeNull();
  },
};

/** Orange and blue replace red and green, in the names of the directions as well. */
export const OrangeAndBlueChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const choice = (name: 'redGreen' | 'orangeBlue' | 'orangeUp' | 'redUp') =>
      canvas.findByRole('radio', { name: t(`settings:upDown.${name}`) });
    await userEvent.click(await choice('orangeBlue'));
    await userEvent.click(await choice('orangeUp'));
    await userEvent.click(await choice('redGreen'));
    await expect(await choice('redUp')).toBeChecked();
    await expect(window.localStorage.getItem('pricePair')).toBeNull();
    await userEvent.click(await choice('orangeBlue'));
    await expect(await choice('orangeUp')).toBeChecked();
    const { priceUp } = shownColors({ pricePair: 'orangeBlue', upDown: 'redUp' });
    await waitFor(() => expect(cssColor('priceUp')).toBe(priceUp));
  },
};

/** The dark theme applies at once, and the device's setting can be restored. */
export const DarkThemeChosen: Story = {
  play: async (context) => {
    const t = storyText(context);
    const title = t('settings:theme.title');
    const devicePaper = cssColor('paper');
    await choose(context, title, t('settings:theme.dark'));
    await choose(context, title, t('settings:theme.device'));
    await expect(window.localStorage.getItem('theme')).toBeNull();
    await expect(cssColor('paper')).toBe(devicePaper);
    await choose(context, title, t('settings:theme.dark'));
    await expect(window.localStorage.getItem('theme')).toBe('dark');
    await expect(cssColor('paper')).toBe(shownColors({ theme: 'dark' }).paper);
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
};

/** The device's setting, light and dark. */
export const AllThemes: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await openChoices(context, t('settings:theme.title')));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(3);
    await expect(await sheet.findByRole('radio', { name: t('settings:theme.device') })).toBeChecked();
  },
};

/** The text size changes at once. Resetting returns to the device's size. */
export const TextSizeChanged: Story = {
  beforeEach: followTextSize,
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const title = t('settings:textSize.title');
    const heading = await canvas.findByRole('heading', { name: t('settings:title') });
    const size = () => Number.parseFloat(getComputedStyle(heading).fontSize);
    const usual = size();
    const percent = t('settings:textSize.percent', { percent: '150' });
    await choose(context, title, percent);
    await expect(await canvas.findByText(percent)).toBeVisible();
    await expect(window.localStorage.getItem('textSize')).toBe('150');
    await expect(size()).toBeCloseTo(usual * 1.5, 1);
    await choose(context, title, new RegExp(`^${t('settings:textSize.device')}`));
    await expect(window.localStorage.getItem('textSize')).toBeNull();
    await expect(size()).toBe(usual);
  },
};

/** All sizes, and what the device's setting means. */
export const AllTextSizes: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await openChoices(context, t('settings:textSize.title')));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(6);
    await expect(
      await sheet.findByRole('radio', { name: new RegExp(`^${t('settings:textSize.device')}`) }),
    ).toBeChecked();
  },
};
