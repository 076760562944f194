import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ResultCalendar } from '../../../src/widgets/results/ResultCalendar/ResultCalendar';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Account/ResultCalendar',
  component: ResultCalendar,
  decorators: [onPage],
  args: {
    month: '2026-11',
    today: '2026-11-20',
    days: [
      { date: '2026-11-18', result: '12345.67', count: 2 },
      { date: '2026-11-20', result: '-987', count: 1 },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof ResultCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with results have their sum, with its sign, and can be opened. The others are plain. */
export const GainAndLoss: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    const days = await canvas.findAllByRole('button');
    await expect(days).toHaveLength(2);
    await expect(days[0]).toHaveAccessibleName(
      new RegExp(`\\+12,345\\.67, ${t('results:count', { results: 2 })}$`),
    );
    await expect(days[1]).toHaveTextContent(/−$/);
    await userEvent.click(days[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith('2026-11-18');
    const [, first] = await canvas.findAllByRole('row');
    await expect((await within(first as HTMLElement).findAllByRole('cell'))[0]).toHaveTextContent(/^1$/);
    await expectFits(canvasElement);
  },
};

/** Every day of a month of six weeks has a result of nine digits: each stays in its cell. */
export const LargeAmounts: Story = {
  args: {
    month: '2026-05',
    days: Array.from({ length: 31 }, (_, at) => ({
      date: `2026-05-${String(at + 1).padStart(2, '0')}`,
      result: at % 2 === 0 ? '-123456789.12' : '987654321',
      count: 40,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(31);
    await expectFits(canvasElement);
  },
};

/** A month without results: all days are plain. */
export const NoResults: Story = {
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
