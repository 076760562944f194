import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontSize } from '../../src/theme/tokens';
import { expectFits } from '../support/layout';
import { foundationStory } from './page/foundationStory';
import { linesWith } from './page/sources';
import { LettersPage } from './type/LettersPage';
import { specimens } from './type/specimens';
import { TypePage } from './type/TypePage';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs', 'each-language'],
  ...foundationStory,
} satisfies Meta<typeof TypePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: Element | undefined) => element?.getBoundingClientRect().width;

/** English, Chinese and Japanese side by side. */
export const LanguagesSideBySide: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows every size in every language, none below the smallest', async () => {
      const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')];
      await expect(shown).toHaveLength(Object.keys(fontSize).length * specimens.length);
      const sizes = shown.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      await expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
      await expect(Math.min(...Object.values(fontSize))).toBe(22);
    });

    await step('sets each language in its own fonts', async () => {
      for (const { tag } of specimens) {
        const [column] = canvasElement.querySelectorAll(`div[lang="${tag}"]`);
        const first = tag === 'zh-Hant-TW' ? '"Noto Sans TC"' : '"Noto Sans JP"';
        await expect(column && getComputedStyle(column).fontFamily.split(', ')[0]).toBe(first);
      }
    });

    await step('aligns figures: ones are as wide as eights', async () => {
      const ones = (await canvas.findAllByText('1,111.5')).map(widthOf);
      const eights = (await canvas.findAllByText('8,888.0')).map(widthOf);
      await expect(ones).toHaveLength(specimens.length);
      await expect(ones).toEqual(eights);
    });

    await step('has only line heights of tokens, and tabular figures by default', async () => {
      const others = linesWith(/line-height:/).filter(({ line }) => !/lineHeight\./.test(line));
      await expect(others).toEqual([]);
      const figures = linesWith(/font-variant|font-feature|letter-spacing: (?!inherit|normal)/);
      await expect(figures.map(({ name }) => name)).toEqual(['ScopeStyle']);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};

/** All letters of all texts. `npm run documentation` checks which font draws them. */
export const AllLettersOfTheTexts: Story = {
  render: () => <LettersPage />,
  play: ({ canvasElement }) => expectFits(canvasElement),
};
