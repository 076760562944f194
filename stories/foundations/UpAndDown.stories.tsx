import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../support/layout';
import { shownColors } from '../support/shownColors';
import { storyText } from '../support/storyText';
import { foundationStory } from './page/foundationStory';
import { UpDownPage } from './upDown/UpDownPage';

const meta = {
  title: 'Foundations/Up and down',
  component: UpDownPage,
  tags: ['!autodocs', 'each-language'],
  ...foundationStory,
} satisfies Meta<typeof UpDownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All choices, independent of the toolbar. */
export const FourChoicesOfPriceColours: Story = {
  play: async (context) => {
    const { canvasElement, step } = context;
    const t = storyText(context);
    const panel = (selector: string) => {
      const found = canvasElement.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return within(found);
    };

    for (const appearance of [
      { pricePair: 'redGreen', upDown: 'redUp' },
      { pricePair: 'redGreen', upDown: 'greenUp' },
      { pricePair: 'orangeBlue', upDown: 'redUp' },
      { pricePair: 'orangeBlue', upDown: 'greenUp' },
    ] as const) {
      const choice = Object.values(appearance).join(' ');
      const { priceUp, priceDown } = shownColors(appearance);
      await step(`shows ${choice}`, async () => {
        const { getByText, getByRole } = panel(`[data-appearance="${choice}"]`);
        await expect(getByText('1,250')).toHaveStyle({ color: priceUp });
        await expect(getByText('1,205')).toHaveStyle({ color: priceDown });
        await expect(getByRole('button', { name: t('trade:side.long') })).toHaveStyle({
          backgroundColor: priceUp,
        });
        await expect(getByRole('button', { name: t('trade:side.short') })).toHaveStyle({
          backgroundColor: priceDown,
        });
      });
    }

    await step('is readable without colour', async () => {
      const shown = canvasElement.querySelector('[data-grey]')?.textContent;
      await expect(shown).toContain(`${t('market:direction.up')} ▲+30 (+2.46%)`);
      await expect(shown).toContain(`${t('market:direction.down')} ▼−15 (−1.23%)`);
      await expect(shown).toContain(`${t('market:direction.flat')} 0 (0.00%)`);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
