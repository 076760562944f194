import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sectorNames } from '../../../mocks/exchange/market/sectorNames';
import { SectorMap } from '../../../src/widgets/market/SectorMap/SectorMap';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';

type Sectors = ComponentProps<typeof SectorMap>['sectors'];

const percents = ['0.82', '-1.64', '0', '0.31', '-0.05', '1.12', '-0.47', '0.09'];

/** All sectors, with changes of a day. */
const sectors = Object.entries(sectorNames).map(([sector, name], place) => ({
  sector,
  name,
  changePercent: percents[place % percents.length] ?? '0',
}));

const sectorsChoices = {
  all: sectors,
  beforeTheOpen: sectors.map((each) => ({ ...each, changePercent: '0' })),
} satisfies Record<string, Sectors>;

const meta = {
  title: 'Widgets/Market/SectorMap',
  component: SectorMap,
  decorators: [onPage],
  args: { sectors: sectorsChoices.all, chosen: null, onChoose: fn() },
  argTypes: { sectors: choices(sectorsChoices), chosen: { options: [null, 'banks', 'foods'] } },
  render: function Alive(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const choose = (sector: string | null) => {
      args.onChoose(sector);
      setChosen(sector);
    };
    return <SectorMap {...args} chosen={chosen} onChoose={choose} />;
  },
} satisfies Meta<typeof SectorMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (sector: keyof typeof sectorNames, globals: Record<string, unknown>) =>
  sectorNames[sector][globals.locale as 'en' | 'tw' | 'jp'];

/** The sectors of the exchange, each with its change. */
export const AllSectors: Story = {
  tags: ['main', 'each-language'],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(17);
    const energy = await canvas.findByText(nameOf('energy', globals));
    await expect(energy.closest('button')).toHaveTextContent('▼−1.64%');
    await expectFits(canvasElement);
  },
};

/** A sector was pressed: its stocks are to be listed. */
export const SectorChosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const banks = (await canvas.findByText(nameOf('banks', globals))).closest('button') as HTMLElement;
    await userEvent.click(banks);
    await expect(args.onChoose).toHaveBeenLastCalledWith('banks');
    await expect(banks).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The chosen sector was pressed again: all stocks are to be listed. */
export const ChoiceTakenBack: Story = {
  play: async (context) => {
    await SectorChosen.play?.(context);
    const { args, canvas, globals, userEvent } = context;
    await userEvent.click(await canvas.findByText(nameOf('banks', globals)));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};

/** Nothing has been traded yet: no sector has a colour. */
export const BeforeTheOpen: Story = {
  args: { sectors: sectorsChoices.beforeTheOpen },
  play: async ({ canvas }) => {
    const figures = await canvas.findAllByText('0.00%');
    await expect(figures).toHaveLength(17);
  },
};

/** Wrong: single stocks, whose prices are missing. */
export const DontUseForStocks: Story = {
  args: {
    sectors: ['霧乃帆食品', '虹乃原車輌'].map((name, place) => ({
      sector: String(place),
      name: { en: name, tw: name, jp: name },
      changePercent: '1.2',
    })),
  },
};
