import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { steppedLots } from '../../../src/domain/trade/steppedLots';
import { LotsField } from '../../../src/widgets/trade/LotsField/LotsField';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFocusVisible } from '../../support/layout';
import { storyText } from '../../support/storyText';

type Props = ComponentProps<typeof LotsField>;

/** Keeps the input, as a form does; from one to ten lots. */
function Remembering({ typed, ...props }: Props) {
  const [lots, setLots] = useState(typed);
  const step = (by: 1 | -1) => setLots((before) => steppedLots(before, by, { maximum: 10 }));
  return <LotsField {...props} typed={lots} onChange={setLots} onStep={step} />;
}

const fillsChoices = {
  none: undefined,
  withFills: [
    { label: '25%', lots: 2 },
    { label: '50%', lots: 5 },
    { label: '100%', lots: 10 },
  ],
  byKeyboard: [
    { label: '50%', lots: 5 },
    { label: '100%', lots: 10 },
  ],
} satisfies Record<string, ComponentProps<typeof LotsField>['fills']>;

const meta = {
  title: 'Widgets/Orders and positions/LotsField',
  component: LotsField,
  decorators: [onPage],
  args: { typed: '', onChange: fn(), onStep: fn(), lotSize: 1000 },
  argTypes: { fills: choices(fillsChoices) },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof LotsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (context: Context) =>
  context.canvas.getByRole('textbox', { name: storyText(context)('trade:order.lots') });

const inShares = (context: Context, shares: string) =>
  expect(fieldIn(context)).toHaveAccessibleDescription(
    storyText(context)('trade:order.lotsToShares', { shares, lotSize: '1,000' }),
  );

/** Twelve lots were typed in full-width digits: the shares they make are shown with the field. */
export const SharesBesideTypedLots: Story = {
  tags: ['main'],
  play: async (context) => {
    await inShares(context, '0');
    await context.userEvent.type(fieldIn(context), '１２');
    await inShares(context, '12,000');
  },
};

/** The arrow keys have stepped the lots to the maximum, ten. */
export const SteppedByArrowKeys: Story = {
  args: { typed: '9' },
  play: async (context) => {
    await context.userEvent.type(fieldIn(context), '{ArrowUp}{ArrowUp}');
    await inShares(context, '10,000');
  },
};

/** A shortcut button for half of what is possible has filled in five lots. */
export const WithShortcutButtons: Story = {
  args: {
    fills: fillsChoices.withFills,
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '50%' }));
    await inShares(context, '5,000');
  },
};

/** Lots entered by keyboard with every control of the field: ten, and the focus is on the button of 50%. */
export const ByKeyboard: Story = {
  args: {
    typed: '3',
    fills: fillsChoices.byKeyboard,
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const t = storyText(context);
    const next = async (name: string) => {
      await userEvent.tab();
      await expectFocusVisible(await canvas.findByRole('button', { name }));
    };
    await step('Enter on the first button removes a lot', async () => {
      await next(`${t('trade:order.lots')}: ${t('trade:order.decrease')}`);
      await userEvent.keyboard('{Enter}');
      await inShares(context, '2,000');
    });
    await step('Typing replaces the value, an arrow changes it by one', async () => {
      await userEvent.tab();
      await expectFocusVisible(fieldIn(context));
      await userEvent.keyboard('7{ArrowDown}');
      await inShares(context, '6,000');
    });
    await step('The space bar on the next button adds a lot', async () => {
      await next(`${t('trade:order.lots')}: ${t('trade:order.increase')}`);
      await userEvent.keyboard(' ');
      await inShares(context, '7,000');
    });
    await step('The buttons of parts fill the field', async () => {
      await next('50%');
      await userEvent.keyboard(' ');
      await inShares(context, '5,000');
      await next('100%');
      await userEvent.keyboard('{Enter}');
      await inShares(context, '10,000');
    });
    await step('Shift and Tab lead back', async () => {
      await userEvent.tab({ shift: true });
      await expectFocusVisible(await canvas.findByRole('button', { name: '50%' }));
    });
  },
};

/** A number that is not whole: the field is marked as wrong, and the reason comes before the hint. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { typed: '1.5', error: '単元は整数で入力してください。' },
  play: async (context) => {
    await expect(fieldIn(context)).toBeInvalid();
    await expect(fieldIn(context)).toHaveAccessibleDescription(/^単元は整数で入力してください。/);
  },
};

/** Wrong: shortcuts that do not say how many lots they fill in. */
export const DontFillInAnUnknownNumber: Story = {
  args: {
    fills: [
      { label: 'Half', lots: 17 },
      { label: 'Max', lots: 35 },
    ],
  },
};

/** With a slider up to what is affordable: it has moved to seven lots, and the field has them. */
export const WithSlider: Story = {
  args: { sliderMax: 10, fills: fillsChoices.withFills },
  play: async (context) => {
    const slider = await context.canvas.findByRole('slider');
    fireEvent.change(slider, { target: { value: '7' } });
    await waitFor(() => expect(fieldIn(context)).toHaveValue('7'));
    await inShares(context, '7,000');
  },
};
