import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyFigure } from '../../src/components/KeyFigure/KeyFigure';
import { computedColor } from '../support/computedColor';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/KeyFigure',
  component: KeyFigure,
  decorators: [onPage],
  args: { label: 'Total assets', value: '3,480,250.00', unit: 'JPY' },
  argTypes: { note: { control: 'text' } },
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figure and unit are read together; colour is never the only sign of direction. */
const reads =
  (text: string, tone: Parameters<typeof computedColor>[0]): Story['play'] =>
  async ({ canvas, args }) => {
    const figure = (await canvas.findByText(args.value)).closest('p');
    await expect(figure?.textContent).toBe(text);
    await expect(figure).toHaveStyle({ color: computedColor(tone) });
    if (args.note) await expect(await canvas.findByText(String(args.note))).toBeVisible();
  };

/** The one figure that a screen is about, with its label and unit. */
export const FigureWithUnit: Story = { tags: ['main'], play: reads('3,480,250.00JPY', 'ink') };

/** A note below the figure explains a part of it. */
export const WithNote: Story = {
  args: { note: 'Of these, 250,356.60 JPY are held back for pending orders' },
  play: reads('3,480,250.00JPY', 'ink'),
};

/** A profit in the colour of rising prices, with its percentage. */
export const PriceUp: Story = {
  args: { label: 'Unrealised profit', value: '+31,000.00', tone: 'priceUp', note: '+12.56%' },
  play: reads('+31,000.00JPY', 'priceUp'),
};

/** A loss in the colour of falling prices, with its percentage. */
export const PriceDown: Story = {
  args: { label: 'Unrealised loss', value: '−31,000.00', tone: 'priceDown', note: '−12.56%' },
  play: reads('−31,000.00JPY', 'priceDown'),
};

/** A result of zero in a neutral colour. */
export const PriceFlat: Story = {
  args: { label: 'Unrealised profit', value: '0.00', tone: 'priceFlat' },
  play: reads('0.00JPY', 'priceFlat'),
};

/** A figure of twelve digits is smaller, so that it stays on one line. */
export const LongFigure: Story = {
  args: { value: '123,456,789,012.00' },
  play: async ({ canvas }) => {
    const figure = await canvas.findByText(/^123,/);
    const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  },
};

/** A figure of 21 digits, far beyond what an account holds. */
export const VeryLongFigure: Story = { args: { value: '123,456,789,012,345,678,901.00' } };

/** Wrong: the colour of a rising price for a balance that does not move. */
export const DontColourABalance: Story = { args: { tone: 'priceUp' } };
