import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../support/layout';
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

const red = 'rgb(194, 19, 44)';
const green = 'rgb(11, 112, 72)';
const orange = 'rgb(155, 72, 5)';
const blue = 'rgb(8, 89, 172)';

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

    for (const [convention, up, down] of [
      ['redGreen redUp', red, green],
      ['redGreen greenUp', green, red],
      ['orangeBlue redUp', orange, blue],
      ['orangeBlue greenUp', blue, orange],
    ] as const) {
      await step(`shows ${convention}`, async () => {
        const { getByText, getByRole } = panel(`[data-appearance="${convention}"]`);
        await expect(getByText('1,250')).toHaveStyle({ color: up });
        await expect(getByText('1,205')).toHaveStyle({ color: down });
        await expect(getByRole('button', { name: t('trade:side.long') })).toHaveStyle({
          backgroundColor: up,
        });
        await expect(getByRole('button', { name: t('trade:side.short') })).toHaveStyle({
          backgroundColor: down,
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
