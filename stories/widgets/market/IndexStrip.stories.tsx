import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { IndexLine } from '../../../src/widgets/market/IndexStrip/IndexLine';
import { IndexStrip } from '../../../src/widgets/market/IndexStrip/IndexStrip';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { indices } from '../../fixtures/market';
import { listed } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';

const index = {
  id: 'composite',
  name: { en: 'Compass Composite', tw: '羅盤綜合指數', jp: '羅針総合指数' },
  value: '2412.35',
  change: '12.35',
  changePercent: '0.51',
  trail: ['2400', '2405.1', '2398.4', '2407.2', '2412.35'],
};

const indicesChoices = {
  fourIndices: indices(),
  upDownAndFlat: [
    index,
    { ...index, id: 'east', value: '31204.6', change: '-120.4', changePercent: '-0.38' },
    { ...index, id: 'regional', change: '0', changePercent: '0', trail: ['640', '640'] },
  ],
  oneIndex: [index],
  justOpened: [{ ...index, trail: ['2400'] }],
} satisfies Record<string, ComponentProps<typeof IndexStrip>['indices']>;

const meta = {
  title: 'Widgets/Market/IndexStrip',
  component: IndexStrip,
  decorators: [onPageEdgeToEdge],
  args: { indices: indicesChoices.fourIndices, label: 'Indices' },
  argTypes: { indices: choices(indicesChoices) },
} satisfies Meta<typeof IndexStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four indices side by side; the strip scrolls, and has the focus for the keyboard. */
export const FourIndices: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = await canvas.findByRole('list', { name: 'Indices' });
    await expect(await within(strip).findAllByRole('listitem')).toHaveLength(4);
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    // The overflow is reachable by keyboard.
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    // Hairlines are not drawn where the strip is cut off.
    const [first] = await within(strip).findAllByRole('listitem');
    const [outer, inner] = [strip, first as HTMLElement].map((part) => part.getBoundingClientRect());
    await expect((inner?.top ?? 0) - (outer?.top ?? 0)).toBeGreaterThanOrEqual(1);
    await expect((outer?.bottom ?? 0) - (inner?.bottom ?? 0)).toBeGreaterThanOrEqual(1);
    await expectFits(canvasElement);
  },
};

/** In one line, above a list: names, values and changes in percent. */
export const InOneLine: Story = {
  args: { indices: indicesChoices.upDownAndFlat },
  render: (args) => <IndexLine {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const [up, down, flat] = await canvas.findAllByRole('listitem');
    await expect(up).toHaveTextContent('2,412.35▲+0.51%');
    await expect(down).toHaveTextContent('31,204.60▼−0.38%');
    await expect(flat).toHaveTextContent('0.00%');
    await expectFits(canvasElement);
  },
};

/** One index has risen, one fallen and one is unchanged, each in its colour. */
export const UpDownAndFlat: Story = {
  args: {
    indices: indicesChoices.upDownAndFlat,
  },
  play: async ({ canvas }) => {
    const [up, down, flat] = await canvas.findAllByRole('listitem');
    await expect(up).toHaveTextContent('2,412.35');
    await expect(up).toHaveTextContent('▲+12.35 (+0.51%)');
    await expect(down).toHaveTextContent('▼−120.40 (−0.38%)');
    await expect(flat).toHaveTextContent('0.00 (0.00%)');
    const course = (item: HTMLElement | undefined) => item?.querySelector('polyline');
    await expect(course(up)).toHaveStyle({ stroke: computedColor('priceUp') });
    await expect(course(down)).toHaveStyle({ stroke: computedColor('priceDown') });
    await expect(course(flat)).toHaveStyle({ stroke: computedColor('priceFlat') });
  },
};

/** A market with a single index: the strip need not scroll. */
export const OneIndex: Story = {
  args: { indices: indicesChoices.oneIndex },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('list', { name: 'Indices' });
    await expect(strip.scrollWidth).toBe(strip.clientWidth);
  },
};

/** The exchange has just opened: the line of the index has a single point. */
export const ExchangeJustOpened: Story = {
  args: { indices: indicesChoices.justOpened },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2,412.35')).toBeVisible();
    await expect(canvasElement.querySelector('polyline')?.getAttribute('points')).not.toMatch(/NaN|Infinity/);
  },
};

/** Long names and values of many digits wrap within each index. */
export const LongText: Story = {
  args: {
    indices: ['one', 'two'].map((id) => ({
      ...index,
      id,
      name: longName,
      value: '123456789012.35',
      change: '-12345678901.35',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const item of await canvas.findAllByRole('listitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    await expectFits(canvasElement);
  },
};

/** Wrong: a stock among the indices, which cannot be opened. */
export const DontUseForStocks: Story = {
  args: { indices: [index, { ...index, id: listed.symbol, name: listed.name, value: '1250', change: '30' }] },
};
