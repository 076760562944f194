import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { MarkedLine } from '../../src/components/plots/MarkedLine/MarkedLine';
import { longName } from '../fixtures/longName';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { factOf } from '../support/queries';
import { onPage } from './onPage';

const marksChoices = {
  order: [
    { id: 'liquidation', label: '強制決済価格', value: '517', place: 0.3, kind: 'danger' },
    { id: 'limit', label: '指値', value: '540', place: 0.42, kind: 'own' },
    { id: 'now', label: '現在値', value: '561', place: 0.5, kind: 'now' },
    { id: 'breakEven', label: '損益分岐価格', value: '563', place: 0.51, kind: 'even' },
  ],
  one: [{ id: 'now', label: '現在値', value: '561', place: 0.5, kind: 'now' }],
  longTexts: [
    { id: 'a', label: longName.en, value: '¥123,456,789,012.00', place: 0, kind: 'danger' },
    { id: 'b', label: longName.en, value: '¥123,456,789,012.00', place: 1, kind: 'now' },
  ],
} satisfies Record<string, ComponentProps<typeof MarkedLine>['marks']>;

const meta = {
  title: 'Components/Content/MarkedLine',
  component: MarkedLine,
  decorators: [onPage],
  args: {
    marks: marksChoices.order,
    range: { from: 0.04, to: 0.96, label: '本日の制限値幅', value: '461〜661' },
    label: 'この注文の価格',
  },
  argTypes: { marks: choices(marksChoices) },
} satisfies Meta<typeof MarkedLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const placesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-mark]')].map(({ style }) => style.left);

/** Four prices and a range: each has its place, its shape, and its name and value below. */
export const FourMarks: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, args }) => {
    const line = await canvas.findByRole('group', { name: args.label });
    for (const { label, value } of args.marks) await expect(factOf(line, label)).toHaveTextContent(value);
    await expect(placesIn(canvasElement)).toEqual(['30%', '42%', '50%', '51%']);
  },
};

/** One value without a range. */
export const OneMark: Story = {
  args: { marks: marksChoices.one, range: undefined },
  play: async ({ canvasElement }) => expect(placesIn(canvasElement)).toEqual(['50%']),
};

/** Long names and values wrap; marks at both ends stay on the page. */
export const LongTexts: Story = {
  args: { marks: marksChoices.longTexts },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: two marks of one kind. Only their place tells them apart. */
export const DontRepeatAShape: Story = {
  args: { marks: marksChoices.order.map((mark) => ({ ...mark, kind: 'now' as const })) },
};
