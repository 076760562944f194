import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { CapitalAtRisk } from '../../src/widgets/CapitalAtRisk/CapitalAtRisk';
import { onPage } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const pastChoices = {
  deepestFall: { kind: 'fall', result: '-64740' },
  worstTerm: { kind: 'term', result: '-2309.4' },
  neverLost: { kind: 'term', result: '1414.2' },
  longText: { kind: 'fall', result: '-98765432109876.54' },
} satisfies Record<string, ComponentProps<typeof CapitalAtRisk>['past']>;

const meta = {
  title: 'Widgets/Products/CapitalAtRisk',
  component: CapitalAtRisk,
  decorators: [onPage],
  args: { amount: '300000', past: pastChoices.deepestFall },
  argTypes: { past: choices(pastChoices) },
} satisfies Meta<typeof CapitalAtRisk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The risk of total loss, and what would be lost at the deepest fall so far. */
export const LossAtTheDeepestFall: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('products:risk.most', { amount: '¥300,000.00' })),
    ).toBeVisible();
    await expect(
      await context.canvas.findByText(t('products:risk.fall', { amount: '¥64,740.00' })),
    ).toBeVisible();
  },
};

/** The risk of total loss, and what the worst result within a year would have cost. */
export const LossOfTheWorstTerm: Story = {
  args: { past: pastChoices.worstTerm },
  play: async (context) => {
    const message = storyText(context)('products:risk.term', { amount: '¥2,309.40' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** Even the worst result was no loss: the risk of total loss is shown without reassurance. */
export const NoLossSoFar: Story = {
  args: { past: pastChoices.neverLost },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/300,000/)).toBeVisible();
    await expect(canvas.queryByText(/1,414/)).toBeNull();
  },
};

/** Amounts of fourteen digits stay within the note. */
export const LongText: Story = {
  args: { amount: '98765432109876', past: pastChoices.longText },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
