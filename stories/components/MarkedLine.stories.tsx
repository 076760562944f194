import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { MarkedLine } from '../../src/components/plots/MarkedLine/MarkedLine';
import { longName } from '../fixtures/longName';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
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
  coinciding: [
    { id: 'liquidation', label: '強制決済価格', value: '517', place: 0.04, kind: 'danger' },
    { id: 'after', label: '追加後の強制決済価格', value: '—', place: undefined, kind: 'ghost' },
    { id: 'now', label: '現在値', value: '561', place: 0.96, kind: 'now' },
    { id: 'entry', label: '建単価', value: '561', place: 0.96, kind: 'own' },
    { id: 'breakEven', label: '損益分岐価格', value: '561', place: 0.96, kind: 'even' },
  ],
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
  [...element.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('x'));

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

/** Three values are the same, and one is not known yet: marks are above, on and below the line, and all are named. */
export const Coinciding: Story = {
  args: { marks: marksChoices.coinciding, range: undefined },
  play: async ({ canvasElement }) => {
    await expect(placesIn(canvasElement)).toEqual(['4%', '96%', '96%', '96%']);
    const tops = [...canvasElement.querySelectorAll('[data-mark]')].map(
      (mark) => mark.firstElementChild?.getBoundingClientRect().top,
    );
    await expect(new Set(tops.slice(1)).size).toBe(3);
    await expect(factOf(canvasElement, '追加後の強制決済価格')).toHaveTextContent('—');
  },
};

/** The distance between two marks is filled, in the colour of a danger; a dashed mark is where it would begin. */
export const WithDistance: Story = {
  args: {
    marks: [
      ...marksChoices.order,
      { id: 'after', label: '追加後の強制決済価格', value: '490', place: 0.18, kind: 'ghost' },
    ],
    distance: { from: 0.3, to: 0.5, tone: 'danger' },
  },
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('[role="group"] > svg > rect')].at(-1);
    await expect([filled?.getAttribute('x'), filled?.getAttribute('width')]).toEqual(['30%', '20%']);
    await expect(filled).toHaveStyle({ fill: computedColor('danger') });
  },
};

/** A range with one value on it: only the ends are written, the value is read by screen readers. */
export const WithEnds: Story = {
  args: {
    marks: marksChoices.one,
    range: undefined,
    ends: { low: { label: '安値', value: '558' }, high: { label: '高値', value: '564' } },
  },
  play: async ({ canvas, args }) => {
    const line = await canvas.findByRole('group', { name: args.label });
    await expect([...line.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '558',
      '561',
      '564',
    ]);
  },
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
