import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { followTextSize } from '../../../src/app/applyTextSize';
import { Setting } from '../../../src/screens/settings/Setting';
import { cssColor } from '../../../src/theme/cssColor';
import type { Context } from '../../support/context';
import { shownColors } from '../../support/shownColors';
import { storyLanguage, storyText } from '../../support/storyText';

/** How the app looks: theme, price colours, text size, unit of large numbers. */
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

/** Large numbers are written in the units of the language: the row shows an example. */
export const LargeNumbersOfTheLanguage: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const title = storyText(context)('settings:largeNumbers.title');
    const example = { en: '1,234.5M', jp: '12.35億', tw: '12.35億' }[storyLanguage(context)];
    await choose(context, title, new RegExp(`^${example}`));
    const row = await context.canvas.findByRole('button', { name: new RegExp(`^${title}`) });
    await expect(row).toHaveTextContent(example);
    await expect(window.localStorage.getItem('largeNumberUnit')).toBe('local');
  },
};

/** Whole amounts of yen are written without decimals: the row shows an example. */
export const WholeYenWithoutDecimals: Story = {
  play: async (context) => {
    const title = storyText(context)('settings:wholeYen.title');
    await choose(context, title, /^¥12,345(?!\.)/);
    const row = await context.canvas.findByRole('button', { name: new RegExp(`^${title}`) });
    await expect(row).toHaveTextContent(/¥12,345$/);
    await expect(window.localStorage.getItem('wholeYen')).toBe('plain');
  },
};

const upDownChoice = ({ canvas, loaded }: Context, name: 'language' | 'greenUp') =>
  canvas.findByRole('radio', { name: storyText({ loaded })(`settings:upDown.${name}`) });

/** Chooses green for rising prices, instead of the convention of the language. */
async function chooseGreenUp(context: Context): Promise<void> {
  await expect(await upDownChoice(context, 'language')).toBeChecked();
  await context.userEvent.click(await upDownChoice(context, 'greenUp'));
  await expect(await upDownChoice(context, 'greenUp')).toBeChecked();
  await expect(window.localStorage.getItem('upDown')).toBe('greenUp');
}

/** Green is chosen for rising prices. */
export const PriceColoursChosen: Story = { tags: ['each-language'], play: chooseGreenUp };

/** Price colours by the language are chosen again, after green for rising prices. */
export const PriceColoursByLanguage: Story = {
  tags: ['each-language'],
  play: async (context) => {
    await chooseGreenUp(context);
    await context.userEvent.click(await upDownChoice(context, 'language'));
    await expect(await upDownChoice(context, 'language')).toBeChecked();
    await expect(window.localStorage.getItem('upDown')).toBeNull();
  },
};

/** Orange and blue are chosen as price colours, with orange for rising prices. */
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

/** The dark theme is chosen: the screen is dark. */
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

/** The sheet of themes: the device's setting, which is chosen, light and dark. */
export const AllThemes: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await openChoices(context, t('settings:theme.title')));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(3);
    await expect(await sheet.findByRole('radio', { name: t('settings:theme.device') })).toBeChecked();
  },
};

/** Font size of the heading, px. */
async function headingSize({ canvas, loaded }: Context): Promise<number> {
  const heading = await canvas.findByRole('heading', { name: storyText({ loaded })('settings:title') });
  return Number.parseFloat(getComputedStyle(heading).fontSize);
}

/** Chooses texts of 150 %. */
async function enlargeTexts(context: Context): Promise<void> {
  const t = storyText(context);
  const usual = await headingSize(context);
  const percent = t('settings:textSize.percent', { percent: '150' });
  await choose(context, t('settings:textSize.title'), percent);
  await expect(await context.canvas.findByText(percent)).toBeVisible();
  await expect(window.localStorage.getItem('textSize')).toBe('150');
  await expect(await headingSize(context)).toBeCloseTo(usual * 1.5, 1);
}

/** A text size of 150 % is chosen: all texts are larger. */
export const TextSizeChanged: Story = { beforeEach: followTextSize, play: enlargeTexts };

/** The text size of the device is chosen again, after one of 150 %. */
export const TextSizeOfTheDevice: Story = {
  beforeEach: followTextSize,
  play: async (context) => {
    const t = storyText(context);
    const title = t('settings:textSize.title');
    const usual = await headingSize(context);
    await enlargeTexts(context);
    await choose(context, title, new RegExp(`^${t('settings:textSize.device')}`));
    await expect(window.localStorage.getItem('textSize')).toBeNull();
    await expect(await headingSize(context)).toBe(usual);
  },
};

/** The sheet of text sizes: the device's setting, which is chosen, and five others. */
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
