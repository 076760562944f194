import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { criteriaOf } from '../usage/criteriaOf';
import { generalChecks } from '../usage/generalChecks';
import { usageRecords } from '../usage/usageRecords';
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

/** Which component meets which criterion of WCAG 2.2, and which story shows it. */
export const EveryComponentAndCriterion: Story = {
  play: async ({ canvas, step }) => {
    await step('has every check of the test runner', async () => {
      const table = within(await canvas.findByRole('table', { name: 'Checked everywhere' }));
      await expect(await table.findAllByRole('row')).toHaveLength(generalChecks.length + 1);
    });

    await step('has every criterion of every component, with a link to its story', async () => {
      await expect(usageRecords.size).toBeGreaterThan(0);
      for (const [component, usage] of usageRecords) {
        for (const { criterion, name, story } of criteriaOf(usage)) {
          const table = within(await canvas.findByRole('table', { name: `${criterion} ${name}` }));
          const row = within(await table.findByRole('row', { name: new RegExp(`^${component} `) }));
          const link = await row.findByRole('link');
          await expect(link.getAttribute('href')?.replaceAll('-', '').toLowerCase()).toContain(
            story.toLowerCase(),
          );
        }
      }
    });

    await step('counts the criteria of every component', async () => {
      const table = within(await canvas.findByRole('table', { name: 'Components' }));
      await expect(await table.findAllByRole('row')).toHaveLength(usageRecords.size + 1);
    });
  },
};
