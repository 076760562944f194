import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCriteria, criteriaOf } from '../usage/criteriaOf';
import { generalChecks } from '../usage/generalChecks';
import { storyWords } from '../usage/storyWords';
import { usageRecords } from '../usage/usageRecords';
import { wcagCriteria } from '../usage/wcag';
import { AccessibilityPage } from './accessibility/AccessibilityPage';
import { referenceStory } from './referenceStory';

const meta = {
  title: 'Reference/Accessibility',
  component: AccessibilityPage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof AccessibilityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of a table of the page as their texts, by the name of the table. */
type Rows = ReadonlyMap<string | null, string[][]>;

const rowsOf = (table: HTMLElement) =>
  [...(table as HTMLTableElement).rows]
    .slice(1)
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

/** Which component or widget meets which criterion of WCAG 2.2, and which story shows it. */
export const EveryComponentAndCriterion: Story = {
  play: async ({ canvas, step }) => {
    const tables = await canvas.findAllByRole('table');
    const rows: Rows = new Map(tables.map((table) => [table.getAttribute('aria-label'), rowsOf(table)]));

    await step('has every check of the tests', () =>
      expect(rows.get('Checked everywhere')).toHaveLength(generalChecks.length),
    );

    await step('has every component and widget with its criteria', async () => {
      await expect(usageRecords.size).toBeGreaterThan(0);
      const expected = [...usageRecords].map(([component, usage]) => [
        component,
        criteriaOf(usage)
          .map(({ criterion }) => criterion)
          .join(', '),
      ]);
      await expect(rows.get('Components and widgets')).toEqual(expected);
    });

    await step('has those of every criterion, each with a link to a story', async () => {
      for (const criterion of allCriteria) {
        const expected = [...usageRecords].flatMap(([component, { wcag }]) => {
          const met = wcag[criterion];
          return met ? [[component, met.how.replaceAll('`', ''), storyWords(met.story)]] : [];
        });
        const shown = rows.get(`${criterion} ${wcagCriteria[criterion]}`) ?? [];
        await expect(shown).toEqual(expected);
      }
      const links = tables.flatMap((table) => [
        ...table.querySelectorAll('a[href*="?path=/story/components-"], a[href*="?path=/story/widgets-"]'),
      ]);
      const met = [...usageRecords.values()].flatMap(criteriaOf);
      await expect(links).toHaveLength(met.length);
    });
  },
};
