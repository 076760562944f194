import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { CardFacts } from '../../src/components/Card/CardFacts';
import { CardHead } from '../../src/components/Card/CardHead';
import { KeyFigure } from '../../src/components/KeyFigure/KeyFigure';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { Section } from '../../src/components/Section/Section';
import { Skeleton } from '../../src/components/Skeleton/Skeleton';
import { SkeletonArticle } from '../../src/components/Skeleton/SkeletonArticle';
import { SkeletonBlock } from '../../src/components/Skeleton/SkeletonBlock';
import { SkeletonCards } from '../../src/components/Skeleton/SkeletonCards';
import { SkeletonChart } from '../../src/components/Skeleton/SkeletonChart';
import { SkeletonFacts } from '../../src/components/Skeleton/SkeletonFacts';
import { SkeletonFigures } from '../../src/components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../src/components/Skeleton/SkeletonForm';
import { SkeletonRows } from '../../src/components/Skeleton/SkeletonRows';
import { Stack } from '../../src/components/Stack/Stack';
import { Status } from '../../src/components/Status/Status';
import { TextField } from '../../src/components/TextField/TextField';
import { color } from '../../src/theme/tokens';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPageEdgeToEdge } from './onPage';

const childrenChoices = {
  figures: <SkeletonRows />,
  article: <SkeletonArticle />,
  blocks: (
    <Section>
      <Stack gap="s">
        <SkeletonBlock width={160} height={24} />
        <SkeletonBlock width={420} height={60} />
        <SkeletonBlock height={400} />
      </Stack>
    </Section>
  ),
} satisfies Record<string, ComponentProps<typeof Skeleton>['children']>;

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['loading'],
  decorators: [onPageEdgeToEdge],
  args: { label: 'Loading', children: childrenChoices.figures },
  argTypes: { children: choices(childrenChoices) },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton above its content: both have the same layout. */
const beside = (place: ReactNode, content: ReactNode): Story => ({
  args: { children: place },
  render: (args) => (
    <>
      <Skeleton {...args} />
      <div data-testid="content">{content}</div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent(/^Loading$/);
    const height = (await canvas.findByTestId('content')).getBoundingClientRect().height;
    await expect(Math.abs(status.getBoundingClientRect().height - height)).toBeLessThan(3);
    await expectFits(canvasElement);
  },
});

const facts = ['Available', 'Frozen', 'Bound'].map((label) => ({ label, value: '500,000.00' }));

/** Placeholders of a list above its rows: both have the same height. */
export const SkeletonOfRows: Story = beside(
  <SkeletonRows count={3} />,
  <List label="Stocks">
    {['1010', '1011', '1012'].map((code) => (
      <ListRow key={code} title="Hinoki Chemical" subtitle={code} trailing="1,250" />
    ))}
  </List>,
);

/** Placeholders of labels and values above them: both have the same height. */
export const SkeletonOfFacts: Story = beside(
  <Section>
    <SkeletonFacts count={3} />
  </Section>,
  <Section>
    <KeyValue items={facts} />
  </Section>,
);

/** Placeholders of a key figure and its facts above them: both have the same height. */
export const SkeletonOfAKeyFigure: Story = {
  tags: ['main'],
  ...beside(
    <SkeletonFigures facts={3} />,
    <div
      style={{ padding: '0.16rem 0.16rem 0.08rem', background: color('surface'), borderBottom: '1px solid' }}
    >
      <KeyFigure label="Total assets" value="12,345,678.00" />
      <KeyValue items={facts} />
    </div>,
  ),
};

/** Placeholders of cards above the cards: both have the same height. */
export const SkeletonOfCards: Story = beside(
  <Section>
    <SkeletonCards count={2} figure columns={1} lines={1} />
  </Section>,
  <Section>
    <Stack gap="s">
      {['Paper Lantern', 'Weathercock'].map((title) => (
        <Card key={title}>
          <CardHead title={title} status={<Status>Ended</Status>}>
            1010 · 11/20 09:12
          </CardHead>
          <CardFacts large facts={[{ label: 'Profit', value: '+100,000.00' }]} />
          <CardFacts facts={facts} />
          <CardFacts facts={[{ label: 'Ends', value: '2026/12/03 15:30', wide: true }]} />
        </Card>
      ))}
    </Stack>
  </Section>,
);

/** Placeholders of a form above its fields: both have the same height. */
export const SkeletonOfAForm: Story = beside(
  <Section>
    <SkeletonForm fields={2} />
  </Section>,
  <Section>
    <Stack>
      <TextField label="Bank" />
      <TextField label="Branch" />
    </Stack>
  </Section>,
);

/** The placeholder of a chart above a box of the chart’s height. */
export const SkeletonOfAChart: Story = {
  ...beside(<SkeletonChart height={560} />, <div style={{ height: '2.8rem' }} />),
  // The documentation page omits the empty box of the chart.
  parameters: { docs: { story: { height: '320px' } } },
};

/** Placeholders of a text while an article loads. */
export const SkeletonOfAnArticle: Story = {
  args: { children: childrenChoices.article },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Loading$/);
    await expectFits(canvasElement);
  },
};

/** Plain blocks, for content that has no placeholders of its own. */
export const SkeletonOfBlocks: Story = {
  args: {
    children: childrenChoices.blocks,
  },
};

/** Wrong: figures are expected, and the placeholder has the layout of a chart. */
export const DontUseAnotherLayout: Story = { args: { children: <SkeletonChart height={400} /> } };
