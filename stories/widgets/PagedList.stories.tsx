import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { Empty } from '../../src/components/Empty/Empty';
import { PagedList } from '../../src/widgets/PagedList/PagedList';
import { onPageEdgeToEdge } from '../components/onPage';
import { choices } from '../support/choices';
import { storyText } from '../support/storyText';

const pages = (items: string[], next: 'more' | 'loading' | 'end' = 'end') => ({
  items,
  next: { step: next },
  onMore: fn(),
  refresh: fn(),
});

const pagesChoices = {
  cards: pages(['A-1', 'A-2', 'A-3']),
  more: pages(['A-1', 'A-2'], 'more'),
  loadingMore: pages(['A-1', 'A-2'], 'loading'),
  moreFailed: {
    ...pages(['A-1', 'A-2']),
    next: { step: 'failed', failure: { kind: 'timeout', reference: 'IPO-TIM' } },
  },
  nothing: pages([]),
} satisfies Record<string, ComponentProps<typeof PagedList<string>>['pages']>;

const meta = {
  title: 'Widgets/Feedback/PagedList',
  component: PagedList<string>,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Records',
    pages: pagesChoices.cards,
    keyOf: (item) => item,
    look: 'cards',
    empty: <Empty title="No records" />,
    children: (item) => <Card>{item}</Card>,
  },
  argTypes: { pages: choices(pagesChoices), look: { options: ['rows', 'cards'] } },
} satisfies Meta<typeof PagedList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is loaded, and the list says so. */
export const EverythingLoaded: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('A-3')).toBeVisible();
    await expect(await canvas.findByText(storyText(context)('common:endOfList'))).toBeVisible();
  },
};

/** Two of more records: the next page is requested before the end is reached. */
export const RequestsTheNextPage: Story = {
  args: { pages: pagesChoices.more },
  play: async ({ args, canvas }) => {
    await canvas.findByText('A-2');
    await waitFor(() => expect(args.pages.onMore).toHaveBeenCalledTimes(1));
  },
};

/** Two records are loaded; placeholders below them hold the place of the next page. */
export const LoadingTheNextPage: Story = { tags: ['loading'], args: { pages: pagesChoices.loadingMore } };

/** The next page failed to load: the loaded records stay, and a retry is offered. */
export const NextPageFails: Story = {
  tags: ['error'],
  args: {
    pages: pagesChoices.moreFailed,
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('A-2')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(args.pages.onMore).toHaveBeenCalledOnce();
  },
};

/** The list has no records, which the empty state says. */
export const NoRecords: Story = {
  tags: ['empty'],
  args: { pages: pagesChoices.nothing },
  play: async ({ canvas }) => expect(await canvas.findByText('No records')).toBeVisible(),
};
