import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../../src/components/Button/Button';
import { Stack } from '../../../src/components/Stack/Stack';
import { Price, type PriceProps } from '../../../src/widgets/market/Price/Price';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';

const meta = {
  title: 'Widgets/Market/Price',
  component: Price,
  decorators: [onPage],
  args: { value: '1250', tickSize: '1', change: '30' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The price is above the previous close, in the colour of rising prices. */
export const Up: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,250')).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** The price is below the previous close, in the colour of falling prices. */
export const Down: Story = {
  args: { value: '1205', change: '-15' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,205')).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** The price equals the previous close, in a neutral colour. */
export const Unchanged: Story = {
  args: { change: '0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,250')).toHaveStyle({ color: computedColor('ink') });
  },
};

/** A tick of half a yen: the price has one decimal, even if it is zero. */
export const DecimalsOfTheTick: Story = {
  args: { value: '2100', tickSize: '0.5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,100.0')).toBeVisible();
  },
};

/** Animations are off in the catalogue: this reads the animation and duration of the background behind a figure. */
function courseOf(figure: HTMLElement): { name: string; duration: string } {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule &&
      rule.style.animationName !== '' &&
      rule.selectorText.startsWith('.') &&
      figure.matches(rule.selectorText.replace('::before', '')),
  );
  return { name: own?.style.animationName ?? '', duration: own?.style.animationDuration ?? '' };
}

const groundOf = (figure: HTMLElement) => getComputedStyle(figure, '::before').backgroundColor;

/** Keeps each flash as it starts, because it fades within 400 ms. */
const Held = styled.div`
  && [data-flash]::before { opacity: 1; }
`;

function Ticking(args: PriceProps) {
  const [shown, setShown] = useState(args);
  const offer = (name: string, next: Partial<PriceProps>) => (
    <Button kind="quiet" onClick={() => setShown({ ...shown, ...next })}>
      {name}
    </Button>
  );
  return (
    <Stack>
      <Held data-testid="live">
        <Price {...shown} />
      </Held>
      {offer('Rise', { value: '1251' })}
      {offer('Rise again', { value: '1252' })}
      {offer('Fall', { value: '1249' })}
      {offer('The same', { value: '1252.0' })}
      {offer('Another stock', { symbol: '1011.E', value: '82' })}
    </Stack>
  );
}

const liveFigure = async ({ canvas }: Context) =>
  (await canvas.findByTestId('live')).firstElementChild as HTMLElement;

/**
 * The background takes the soft colour of the direction and fades. A change during a flash restarts it. An unchanged
 * figure does not flash.
 */
const flashesOnChange: Play = async (context) => {
  const { canvas, userEvent } = context;
  const figure = await liveFigure(context);
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  // A newly rendered price has not changed.
  await expect(courseOf(figure).name).toBe('');
  await press('Rise');
  const first = courseOf(figure);
  await expect(first.duration).toBe('400ms');
  await expect(groundOf(figure)).toBe(computedColor('priceUpSoft'));
  const { width, height } = figure.getBoundingClientRect();
  await press('Rise again');
  // Another animation name: the same one would not restart.
  await expect(courseOf(figure).name).not.toBe(first.name);
  await expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
  await press('Fall');
  await expect(groundOf(figure)).toBe(computedColor('priceDownSoft'));
  const last = courseOf(figure).name;
  await press('Rise again');
  const risen = courseOf(figure).name;
  await expect(risen).not.toBe(last);
  await press('The same');
  await expect(courseOf(figure).name).toBe(risen);
};

/**
 * The flash of a price that has risen, held as it starts. Buttons change the price: each change flashes once in the colour
 * of its direction.
 */
export const FlashesOnChange: Story = { render: (args) => <Ticking {...args} />, play: flashesOnChange };

/** The price of another stock in the same place, which has not flashed. */
export const AnotherStockWithoutAFlash: Story = {
  ...FlashesOnChange,
  play: async (context) => {
    await flashesOnChange(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Another stock' }));
    await expect(courseOf(await liveFigure(context)).name).toBe('');
  },
};

/** The flash of a price that has risen, with the convention of green rises. */
export const FlashesGreenUp: Story = { ...FlashesOnChange, globals: { upDown: 'greenUp' } };

/** The flash of a price that has risen, with the convention of red rises. */
export const FlashesRedUp: Story = { ...FlashesOnChange, globals: { upDown: 'redUp' } };

/** A price of twenty digits stays within the page. */
export const LongFigures: Story = {
  args: { value: '12345678901234567890.5', tickSize: '0.5' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12,345,678,901,234,567,890.5')).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Wrong: a balance with the figures of a price. */
export const DontUseForABalance: Story = { args: { value: '3480250', change: '12000' } };
