import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { withoutSearch } from '../../src/domain/searchHistory';
import { SearchHistory } from '../../src/widgets/SearchHistory/SearchHistory';
import { onPageEdgeToEdge } from '../components/onPage';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

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

export const Default: Story = {
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

/** Removing several by keyboard: the focus stays in the list. */
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

/** The newest five; a button shows the others. */
export const NewestFiveOfMany: Story = {
  args: { history: Array.from({ length: 20 }, (_, index) => String(1000 + index)) },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const more = storyText(context)('search:history.showAll', { amount: 20 });
    await expect(rows(canvasElement)).toEqual(['1000', '1001', '1002', '1003', '1004']);
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await expect(rows(canvasElement)).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    history: historyChoices.longText,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
