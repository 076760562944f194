import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '../../src/components/Disclosure/Disclosure';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { longName } from '../fixtures/longName';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  decorators: [onPage],
  args: {
    label: '費用の内訳',
    value: '¥3,927.00',
    children: (
      <KeyValue
        items={[
          { label: '新規売買手数料', value: '1,122.00' },
          { label: '決済時の費用合計', value: '2,805.00' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded: the name and the sum are visible, the facts are not. */
export const Folded: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥3,927.00')).toBeVisible();
    await expect(await canvas.findByText('1,122.00')).not.toBeVisible();
  },
};

/** A tap has shown the facts. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('費用の内訳'));
    await expect(await canvas.findByText('1,122.00')).toBeVisible();
  },
};

/** Enter on the focused name has shown the facts. */
export const UnfoldedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByText('費用の内訳');
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    // The browser turns Enter on a summary into a click; a script has to send it.
    name.click();
    await waitFor(() => expect(canvas.getByText('1,122.00')).toBeVisible());
  },
};

/** Without a sum: the name alone. */
export const WithoutValue: Story = { args: { value: undefined } };

/** A long name and a long sum wrap. */
export const LongTexts: Story = {
  args: { label: longName.en, value: '¥123,456,789,012,345.00' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a warning is folded. Whoever does not tap never reads it. */
export const DontFoldAWarning: Story = {
  args: { label: '最悪の場合', value: undefined, children: <p>損失が元本を上回ることがあります。</p> },
};
