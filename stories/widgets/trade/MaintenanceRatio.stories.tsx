import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { List } from '../../../src/components/List/List';
import {
  type DangerStage,
  dangerStages,
  nearestToLiquidation,
} from '../../../src/domain/trade/maintenanceRatio';
import { MaintenanceRatio } from '../../../src/widgets/trade/MaintenanceRatio/MaintenanceRatio';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { position } from '../../fixtures/position';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

/** With what the widget reads of the position: its name. */
function nearestOf(overrides: Parameters<typeof position>[0]) {
  const nearest = nearestToLiquidation([position(overrides)]);
  return nearest && { ...nearest, position: { name: nearest.position.name } };
}

const at = (latestPrice: string) => nearestOf({ latestPrice });

const nearestChoices = {
  safe: at('1250'),
  watch: at('1090'),
  close: at('1027'),
  near: at('1000'),
  atLiquidation: at('984'),
  longText: nearestOf({
    name: longName,
    buyPrice: '98765432.5',
    latestPrice: '98765432.5',
    liquidationPrice: '88888889.5',
    originalMargin: '19753086600',
  }),
} satisfies Record<string, ComponentProps<typeof MaintenanceRatio>['nearest']>;

const meta = {
  title: 'Widgets/Orders and positions/MaintenanceRatio',
  component: MaintenanceRatio,
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
    onPageEdgeToEdge,
  ],
  args: { nearest: nearestChoices.safe, href: '#/position/position' },
  argTypes: { nearest: choices(nearestChoices) },
} satisfies Meta<typeof MaintenanceRatio>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects the ratio, that at which it is liquidated, and the words of a stage, in no colour of prices. */
const says =
  (ratio: string, stage: DangerStage): Play =>
  async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    const row = await canvas.findByRole('link');
    await expect(row).toHaveTextContent(t('position:maintenance.label'));
    await expect(row).toHaveTextContent(ratio);
    await expect(row).toHaveTextContent(t('position:maintenance.threshold', { percent: '100%' }));
    const words = await canvas.findByText(t(`position:risk.stage.${stage}`));
    await expect(words).toBeVisible();
    for (const other of dangerStages.filter((one) => one !== stage))
      await expect(canvas.queryByText(t(`position:risk.stage.${other}`))).toBeNull();
    for (const price of ['priceUp', 'priceDown'] as const)
      await expect(words).not.toHaveStyle({ color: computedColor(price) });
  };

/** More than half of the way to the liquidation is left: no warning. The row leads to the positions. */
export const Safe: Story = { tags: ['main', 'each-language'], play: says('1,209%', 'safe') };

/** At most half of the way is left. */
export const Watch: Story = { args: { nearest: nearestChoices.watch }, play: says('542%', 'watch') };

/** At most a quarter of the way is left. */
export const Close: Story = { args: { nearest: nearestChoices.close }, play: says('280%', 'close') };

/** At most a tenth of the way is left. */
export const NearLiquidation: Story = { args: { nearest: nearestChoices.near }, play: says('167%', 'near') };

/** The price is the liquidation price: the ratio is 100 percent, and nothing is left. */
export const AtLiquidation: Story = {
  args: { nearest: nearestChoices.atLiquidation },
  play: says('100%', 'near'),
};

/** With what can still be lost from here, in yen. */
export const WithTheLoss: Story = {
  args: {
    nearest: nearestChoices.near && {
      ...nearestChoices.near,
      position: { ...nearestChoices.near.position, liquidationPrice: '984' },
    },
    loss: '39320',
  },
  play: async (context) => {
    const words = storyText(context)('common:stillToLose', { price: '984' });
    await expect(await context.canvas.findByText(words)).toHaveTextContent('¥39,320.00');
  },
};

/** None of the positions can be liquidated: the row says so, without a ratio. */
export const NoPositions: Story = {
  args: { nearest: undefined, href: undefined },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:maintenance.none'))).toBeVisible();
    await expect(context.canvasElement).not.toHaveTextContent('%');
  },
};

/** A long name and figures of many digits stay within the page. */
export const LongText: Story = {
  tags: ['each-language'],
  args: { nearest: nearestChoices.longText },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
