import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Card } from '../../src/components/Card/Card';
import { CardActions } from '../../src/components/Card/CardActions';
import { CardFacts } from '../../src/components/Card/CardFacts';
import { CardHead } from '../../src/components/Card/CardHead';
import { CardText } from '../../src/components/Card/CardText';
import { Status } from '../../src/components/Status/Status';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { factOf } from '../support/queries';
import { onPage } from './onPage';

const head = (
  <CardHead title="Paper Lantern" status={<Status tone="accent">In progress</Status>}>
    Yoiakari Desk · 2026/11/20 10:15
  </CardHead>
);

const content = (
  <>
    {head}
    <CardFacts large facts={[{ label: 'Gain', value: '12,340.00' }]} />
    <CardFacts
      facts={[
        { label: 'Invested', value: '500,000.00' },
        { label: 'Value', value: '512,340.00' },
        { label: 'Ends', value: '2026/12/03 15:30', wide: true },
      ]}
    />
    <CardText>Nothing was paid out and nothing is owed.</CardText>
  </>
);

const childrenChoices = {
  plain: content,
  asButton: <span>Ask somebody</span>,
  longText: (
    <>
      <CardHead
        title="Vermögensverwaltungsgesellschaft für automatisierte Handelsstrategien"
        status={<Status>Zeichnungsfrist abgelaufen</Status>}
      >
        Handelsabteilung Yoiakari-Vermögensverwaltung · seit 2025/09/01
      </CardHead>
      <CardFacts
        large
        facts={[
          { label: 'Gewinn oder Verlust seit der Auflegung', value: '+12,345,678.90%' },
          { label: 'Größter Rückgang vom Höchststand', value: '−98.76%' },
        ]}
      />
      <CardFacts
        facts={[
          { label: 'Verwaltetes Vermögen', value: '123,456,789,012,345.00' },
          { label: 'Mindestanlagebetrag', value: '98,765,432,109,876.00' },
          { label: 'Zeichnungsfrist', value: '2026/11/19 08:00 – 2026/11/27 15:30', wide: true },
        ]}
      />
      <CardText>Frühere Ergebnisse lassen keine Schlüsse auf künftige Ergebnisse zu.</CardText>
    </>
  ),
} satisfies Record<string, ComponentProps<typeof Card>['children']>;

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  decorators: [onPage],
  args: { children: childrenChoices.plain },
  argTypes: { children: choices(childrenChoices) },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card with head, figures and text: equal gaps, and figures in one column. */
export const PartsWithEqualGaps: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    const parts = [...(await canvas.findByRole('article')).children].map((part) =>
      part.getBoundingClientRect(),
    );
    const gaps = parts.slice(1).map((part, index) => Math.round(part.top - (parts[index]?.bottom ?? 0)));
    await expect(new Set(gaps).size).toBe(1);
    const right = ['Gain', 'Value', 'Ends'].map(
      (label) => factOf(canvasElement, label).getBoundingClientRect().right,
    );
    await expect(Math.max(...right) - Math.min(...right)).toBeLessThan(1);
  },
};

/** A card that leads to details: all of it is one link, named by its content. */
export const AsLink: Story = {
  args: { href: '#/position/positionDetail' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: /Paper Lantern.*nothing is owed/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A linked card that says last what a tap leads to: it is still one link. */
export const SaysWhereItLeads: Story = {
  args: { href: '#/position/positionDetail', action: 'View details' },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /nothing is owed.*View details/ });
    const action = await canvas.findByText('View details');
    await expect(link.lastElementChild).toBe(action);
    await expectFits(canvasElement);
  },
};

/** A card that opens something over the screen is a button of full width. */
export const AsButton: Story = {
  args: { onPress: fn(), children: childrenChoices.asButton },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = await canvas.findByRole('button', { name: 'Ask somebody' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    const { paddingLeft, paddingRight } = getComputedStyle(button.parentElement ?? document.body);
    const room =
      (button.parentElement?.clientWidth ?? 0) -
      Number.parseFloat(paddingLeft) -
      Number.parseFloat(paddingRight);
    await expect(Math.abs(button.getBoundingClientRect().width - room)).toBeLessThan(1);
  },
};

const cancel = fn();

/** A card with an action of its own: the title is the link, the action is at the right. */
export const WithActions: Story = {
  args: {
    children: (
      <>
        <CardHead title="Paper Lantern" href="#/position/positionDetail">
          1010 · 11/20 09:12
        </CardHead>
        <CardFacts facts={[{ label: 'Bound', value: '482,400.00', wide: true }]} />
        <CardActions>
          <Button kind="quiet" size="small" onClick={cancel}>
            Cancel order
          </Button>
        </CardActions>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    cancel.mockClear();
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Paper Lantern' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledTimes(1);
  },
};

/** Long titles, labels and figures wrap within the card. */
export const LongText: Story = {
  args: {
    href: '#/position/positionDetail',
    children: childrenChoices.longText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};

/** Wrong: a card in a card looks like two objects. */
export const DontNestCards: Story = {
  args: {
    children: (
      <>
        <CardHead title="Paper Lantern" />
        <Card>
          <CardText>11/20 09:12</CardText>
        </Card>
      </>
    ),
  },
};
