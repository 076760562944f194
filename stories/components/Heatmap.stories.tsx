import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Heatmap } from '../../src/components/plots/Heatmap/Heatmap';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

type Props = ComponentProps<typeof Heatmap<string>>;

const fieldsChoices = {
  upDownAndFlat: [
    { key: 'food', name: 'Food', figure: '▲+1.20%', value: 1.2 },
    { key: 'steel', name: 'Steel', figure: '▼−0.40%', value: -0.4 },
    { key: 'banks', name: 'Banks', figure: '0.00%', value: 0 },
    { key: 'pharma', name: 'Pharma', figure: '▲+0.10%', value: 0.1 },
  ],
  longNames: [
    {
      key: 'vehicles',
      name: 'Automobiles & Transportation Equipment',
      figure: '▲+1.20%',
      value: 1.2,
    },
    { key: 'electric', name: 'Electric Appliances & Precision Instruments', figure: '▼−0.40%', value: -0.4 },
  ],
} satisfies Record<string, Props['fields']>;

const meta = {
  title: 'Components/Content/Heatmap',
  component: Heatmap<string>,
  decorators: [onPage],
  args: {
    label: 'Sectors',
    fields: fieldsChoices.upDownAndFlat,
    full: 1,
    chosen: null,
    onPress: fn(),
  },
  argTypes: { fields: choices(fieldsChoices), chosen: { options: [null, 'food', 'steel'] } },
  render: function Alive(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const press = (key: string) => {
      args.onPress(key);
      setChosen(key === chosen ? null : key);
    };
    return <Heatmap {...args} chosen={chosen} onPress={press} />;
  },
} satisfies Meta<typeof Heatmap<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field for each sector, in the colour of its direction. A screen reader reads names and figures as a list. */
export const UpDownAndFlat: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sectors' }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(4);
    const food = await list.findByRole('button', { name: 'Food ▲+1.20%' });
    const pharma = await list.findByRole('button', { name: 'Pharma ▲+0.10%' });
    const banks = await list.findByRole('button', { name: 'Banks 0.00%' });
    const layer = (field: HTMLElement) => getComputedStyle(field, '::before');
    await expect(layer(food).backgroundColor).toBe(layer(pharma).backgroundColor);
    await expect(Number(layer(food).opacity)).toBeGreaterThan(Number(layer(pharma).opacity));
    await expect(layer(banks).opacity).toBe('0');
  },
};

/** A field was pressed: it is the chosen one. */
export const FieldChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const steel = await canvas.findByRole('button', { name: /Steel/ });
    await userEvent.click(steel);
    await expect(args.onPress).toHaveBeenCalledWith('steel');
    await expect(steel).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The chosen field was pressed again: nothing is chosen any more. */
export const ChoiceTakenBack: Story = {
  args: { chosen: 'steel' },
  play: async ({ canvas, userEvent }) => {
    const steel = await canvas.findByRole('button', { name: /Steel/ });
    await userEvent.click(steel);
    await expect(steel).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Long names wrap, and the fields of a row keep one height. */
export const LongNames: Story = {
  args: { fields: fieldsChoices.longNames },
  play: async ({ canvas, canvasElement }) => {
    const heights = (await canvas.findAllByRole('button')).map((field) => field.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expectFits(canvasElement);
  },
};

/** Wrong: figures without a sign say nothing to a reader who does not see the colours. */
export const DontRelyOnTheColour: Story = {
  args: {
    fields: [
      { key: 'food', name: 'Food', figure: '1.20%', value: 1.2 },
      { key: 'steel', name: 'Steel', figure: '0.40%', value: -0.4 },
    ],
  },
};
