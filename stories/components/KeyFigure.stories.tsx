import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyFigure } from '../../src/components/KeyFigure/KeyFigure';
import { onPage } from './onPage';

const meta = {
  title: 'Components/KeyFigure',
  component: KeyFigure,
  decorators: [onPage],
  args: { label: 'Total assets', value: '3,480,250.00', unit: 'JPY' },
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = {
  args: { note: 'Of these, 250,356.60 JPY are held back for pending orders' },
};

export const PriceUp: Story = {
  args: { label: 'Unrealised profit', value: '+31,000.00', tone: 'priceUp', note: '▲ +12.56%' },
};

export const PriceDown: Story = {
  args: { label: 'Unrealised loss', value: '−31,000.00', tone: 'priceDown', note: '▼ −12.56%' },
};

export const PriceFlat: Story = { args: { label: 'Unrealised profit', value: '0.00', tone: 'priceFlat' } };

export const LongFigure: Story = {
  args: { value: '123,456,789,012.00' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText(/^123,/);
    const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  },
};

export const VeryLongFigure: Story = { args: { value: '123,456,789,012,345,678,901.00' } };
