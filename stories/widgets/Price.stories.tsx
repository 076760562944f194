import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Stack } from '../../src/components/Stack/Stack';
import { Price } from '../../src/widgets/Price/Price';
import { onPage } from '../components/onPage';
import { expectFits } from '../expectFits';
import { inkOf } from '../inkOf';

const meta = {
  title: 'Widgets/Price',
  component: Price,
  decorators: [onPage],
  args: { value: '1250', tickSize: '1', change: '30' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250')).toHaveStyle({ color: inkOf('priceUp') });
  },
};

export const Down: Story = {
  args: { value: '1205', change: '-15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,205')).toHaveStyle({ color: inkOf('priceDown') });
  },
};

export const Unchanged: Story = {
  args: { change: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250')).toHaveStyle({ color: inkOf('ink') });
  },
};

export const DecimalsOfTheTick: Story = {
  args: { value: '2100', tickSize: '0.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,100.0')).toBeVisible();
  },
};

/** Nothing moves in the catalogue, so this reads what would: the colour from which the figure's background fades. */
function flashOf(figure: HTMLElement): string | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find(
    (rule) => rule instanceof CSSStyleRule && rule.style.animationName && isOwn(rule, figure),
  );
  if (!(own instanceof CSSStyleRule)) return undefined;
  const course = rules.find(
    (rule) => rule instanceof CSSKeyframesRule && rule.name === own.style.animationName,
  );
  return course instanceof CSSKeyframesRule ? course.findRule('0%')?.style.background : undefined;
}

const isOwn = (rule: CSSStyleRule, figure: HTMLElement) =>
  rule.selectorText.startsWith('.') && figure.matches(rule.selectorText);

export const FlashesOnChange: Story = {
  render: function Ticking(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack>
        <span>
          <Price {...args} value={value} />
        </span>
        <Button kind="quiet" onClick={() => setValue('1251')}>
          1,251
        </Button>
        <Button kind="quiet" onClick={() => setValue('1249')}>
          1,249
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const figure = (shown: string) => canvas.getByText(shown, { selector: 'span[class]:not(button *)' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    // A price that has just turned up has not moved.
    await expect(flashOf(figure('1,250'))).toBeUndefined();
    await press('1,251');
    await waitFor(() => expect(flashOf(figure('1,251'))).toBe('var(--color-priceUpSoft)'));
    const risen = figure('1,251');
    await press('1,249');
    await waitFor(() => expect(flashOf(figure('1,249'))).toBe('var(--color-priceDownSoft)'));
    // A fresh element, or the same flash would not play twice.
    await expect(risen).not.toBeInTheDocument();
  },
};

export const LongFigures: Story = {
  args: { value: '12345678901234567890.5', tickSize: '0.5' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12,345,678,901,234,567,890.5')).toBeVisible();
    await expectFits(canvasElement);
  },
};
