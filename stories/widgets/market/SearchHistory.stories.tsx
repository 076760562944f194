import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { withoutSearch } from '../../../src/domain/market/searchHistory';
import { SearchHistory } from '../../../src/widgets/market/SearchHistory/SearchHistory';
import { onPageEdgeToEdge } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

type Props = ComponentProps<typeof SearchHistory>;

/** Removes entries as a screen does. */
function Kept(props: Props) {
  const [history, setHistory] = useState(props.history);
  const onRemove: Props['onRemove'] = (query) => {
    props.onRemove(query);
    setHistory((now) => withoutSearch(now, query));
  };
  return <SearchHistory {...props} history={history} onRemove={onRemove} />;
}

const historyChoices = {
  default: ['1001', 'きりのほ', 'soft'],
  longText: ['Verwahrentgeltbescheinigungsgebührenverordnungsentwurfsfassung', 'きりのほ'.repeat(12)],
} satisfies Record<string, ComponentProps<typeof SearchHistory>['history']>;

const meta = {
  title: 'Widgets/Market/SearchHistory',
  component: SearchHistory,
  decorators: [onPageEdgeToEdge],
  args: { history: historyChoices.default, onSearch: fn(), onRemove: fn(), onClear: fn() },
  argTypes: { history: choices(historyChoices) },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) =>
  [...within(canvasElement).getByRole('list').children].map((row) => row.textContent);

/** The member’s recent searches, with buttons to repeat, to remove and to clear them. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(rows(canvasElement)).toEqual(['1001', 'きりのほ', 'soft']);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('search:history.again', { query: 'きりのほ' }) }),
    );
    await expect(args.onSearch).toHaveBeenCalledWith('きりのほ');
    await userEvent.click(await canvas.findByRole('button', { name: t('search:history.clear') }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

/** Two of three searches were removed by keyboard: one is left, and the focus is on its button. */
export const SeveralRemovedByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    const remove = (query: string) =>
      canvas.getByRole('button', { name: t('search:history.remove', { query }) });
    remove('きりのほ').focus();
    await userEvent.keyboard('{Enter}');
    await expect(rows(canvasElement)).toEqual(['1001', 'soft']);
    await expect(remove('soft')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('1001')).toHaveFocus();
  },
};

const twenty = Array.from({ length: 20 }, (_, index) => String(1000 + index));

/** The newest five of twenty searches, with a button that shows all. */
export const NewestFiveOfMany: Story = {
  args: { history: twenty },
  play: async (context) => {
    const more = storyText(context)('search:history.showAll', { amount: 20 });
    await expect(rows(context.canvasElement)).toEqual(['1000', '1001', '1002', '1003', '1004']);
    await expect(await context.canvas.findByRole('button', { name: more })).toBeVisible();
  },
};

/** All twenty searches, after a tap on the button below the newest five. */
export const AllOfMany: Story = {
  args: { history: twenty },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const more = storyText(context)('search:history.showAll', { amount: 20 });
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await expect(rows(canvasElement)).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
  },
};

/** Long search texts stay within the row. */
export const LongText: Story = {
  args: {
    history: historyChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
