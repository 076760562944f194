import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from '../../src/components/Status/Status';
import { RecordCard } from '../../src/widgets/RecordCard/RecordCard';
import { onPage } from '../components/onPage';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';

const meta = {
  title: 'Widgets/RecordCard',
  component: RecordCard,
  decorators: [onPage],
  args: {
    href: '#/gdindex/gdList?id=1',
    name: 'Paper Lantern',
    state: <Status tone="accent">In progress</Status>,
    origin: 'Yoiakari Desk · 2026/11/20 10:15',
    figures: [
      { label: 'Gain', value: '12.50%' },
      { label: 'Loss', value: '8.20%' },
    ],
    facts: [
      { label: 'Invested', value: '500,000.00' },
      { label: 'Value', value: '512,340.00' },
      { label: 'Ends', value: '2026/12/03 15:30', wide: true },
    ],
  },
} satisfies Meta<typeof RecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (element: HTMLElement) => element.getBoundingClientRect();

/** Two figures that are read together are equally large; figures at the right edge line up down the card. */
export const TwoFigures: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
    const [gain, loss] = [factOf(canvasElement, 'Gain'), factOf(canvasElement, 'Loss')];
    await expect(getComputedStyle(gain).fontSize).toBe(getComputedStyle(loss).fontSize);
    await expect(edges(gain).top).toBe(edges(loss).top);
    const right = ['Loss', 'Value', 'Ends'].map((label) => edges(factOf(canvasElement, label)).right);
    await expect(Math.max(...right) - Math.min(...right)).toBeLessThan(1);
  },
};

/** One figure has its line for itself. */
export const OneFigure: Story = {
  args: { figures: [{ label: 'Gain', value: '12,340.00' }] },
  play: async ({ canvasElement }) => {
    const [gain, value] = [factOf(canvasElement, 'Gain'), factOf(canvasElement, 'Value')];
    await expect(Math.abs(edges(gain).right - edges(value).right)).toBeLessThan(1);
  },
};

/** A sentence beneath the facts is a part of the link's name. */
export const WithNote: Story = {
  args: { note: 'Nothing was paid out and nothing is owed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /nothing is owed/ })).toBeVisible();
  },
};

/** The keyboard reaches it as one stop. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    name: 'Vermögensverwaltungsgesellschaft für automatisierte Handelsstrategien',
    state: <Status>Zeichnungsfrist abgelaufen</Status>,
    origin: 'Handelsabteilung Yoiakari-Vermögensverwaltung · seit 2025/09/01',
    figures: [
      { label: 'Gewinn oder Verlust seit der Auflegung', value: '+12,345,678.90%' },
      { label: 'Größter Rückgang vom Höchststand', value: '−98.76%' },
    ],
    facts: [
      { label: 'Verwaltetes Vermögen', value: '123,456,789,012,345.00' },
      { label: 'Mindestanlagebetrag', value: '98,765,432,109,876.00' },
      { label: 'Zeichnungsfrist', value: '2026/11/19 08:00 – 2026/11/27 15:30', wide: true },
    ],
    note: 'Frühere Ergebnisse lassen keine Schlüsse auf künftige Ergebnisse zu.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of canvas.getAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};
