import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { storyNow } from '../../../mocks/scenarios/clock';
import { IpoCalendar } from '../../../src/widgets/ipo/IpoCalendar/IpoCalendar';
import { onPageEdgeToEdge } from '../../components/onPage';
import { issueIn } from '../../fixtures/ipo';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const issuesChoices = {
  default: [issueIn('waiting'), issueIn('subscribing'), issueIn('ended')],
  longName: [{ ...issueIn('subscribing'), name: longName }],
} satisfies Record<string, ComponentProps<typeof IpoCalendar>['issues']>;

const meta = {
  title: 'Widgets/Products/IpoCalendar',
  component: IpoCalendar,
  decorators: [onPageEdgeToEdge],
  args: {
    issues: issuesChoices.default,
    now: storyNow,
    hrefOf: (id) => `#/market/subscribeDetail?id=${id}`,
  },
  // Docgen does not read a component that returns a list.
  argTypes: {
    issues: { ...choices(issuesChoices), description: 'The new issues.' },
    now: { description: 'Exchange time, epoch ms. Dates before today are left out.' },
    hrefOf: { description: 'Returns the address of an issue’s details.' },
  },
} satisfies Meta<typeof IpoCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The coming dates of all new issues by day, each linked to its issue. Days before today are left out. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas } = context;
    const t = storyText(context);
    const days = await canvas.findAllByRole('list');
    await expect(days.length).toBeGreaterThan(2);
    const [waiting, subscribing] = args.issues;
    await expect(await canvas.findAllByText(t('ipo:calendar.opens'))).toHaveLength(1);
    for (const issue of [waiting, subscribing]) {
      const rows = (await canvas.findAllByRole('link')).filter(
        (row) => row.getAttribute('href') === args.hrefOf(issue?.id ?? ''),
      );
      await expect(rows).toHaveLength(issue === waiting ? 5 : 4);
    }
  },
};

/** The dates of an issue with a long name stay within the page. */
export const LongName: Story = {
  args: { issues: issuesChoices.longName },
  play: async ({ canvasElement, canvas }) => {
    await expect((await within(canvasElement).findAllByRole('link')).length).toBeGreaterThan(0);
    await expect((await canvas.findAllByRole('list')).length).toBeGreaterThan(0);
    await expectFits(canvasElement);
  },
};
