import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { CardFacts } from '../../src/widgets/CardFacts/CardFacts';
import { CardRows } from '../../src/widgets/CardFacts/CardRows';
import { onPage } from '../components/onPage';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';
import { storyText } from '../storyText';

const meta = {
  title: 'Widgets/CardFacts',
  component: CardFacts,
  decorators: [onPage],
  args: {
    facts: [
      { label: 'A', value: '1,200', emphasised: true },
      { label: 'B', value: '1,250' },
      { label: 'C', value: '2,000' },
    ],
  },
  render: (args) => (
    <Card>
      <CardFacts {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first at the left, the others at the right of columns that are as wide as each other. */
export const Three: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(factOf(canvasElement, 'A')).toHaveStyle({ fontWeight: '600' });
    await expect(factOf(canvasElement, 'B')).toHaveStyle({ fontWeight: '400', textAlign: 'right' });
    const widths = canvas.getAllByRole('term').map(({ clientWidth }) => clientWidth);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
  },
};

/** A figure that is too wide for its column goes beneath the others, in one piece. */
export const WideFigure: Story = {
  args: {
    facts: [
      { label: 'A', value: '1,200' },
      { label: 'B', value: '1,250' },
      { label: 'C', value: '98,765,432,109,876,543,210.54' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [beside, wide] = ['B', 'C'].map((label) => factOf(canvasElement, label).getBoundingClientRect());
    if (!beside || !wide) throw new Error('a fact is missing');
    await expect(wide.top).toBeGreaterThan(beside.bottom - 1);
    await expect(wide.height).toBeCloseTo(beside.height, 0);
    await expectFits(canvasElement);
  },
};

/** One that not even a line has room for is broken rather than cut off. */
export const EndlessFigure: Story = {
  render: (args, context) => (
    <Card>
      <CardFacts
        facts={[...args.facts, { label: storyText(context)('common:yen'), value: '9'.repeat(90) }]}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('9'.repeat(90));
    await expectFits(canvasElement);
  },
};

/** What needs a line each follows in rows; the card ends as far below the last one as its other sides are. */
export const WithRows: Story = {
  render: ({ facts }) => (
    <Card>
      <CardFacts facts={facts} />
      <CardRows rows={facts.slice(0, 2)} />
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expectFits(canvasElement);
  },
};
