import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { CardHead } from '../../src/components/Card/CardHead';
import { EndlessList, type EndlessState } from '../../src/components/EndlessList/EndlessList';
import { ErrorBlock } from '../../src/components/ErrorBlock/ErrorBlock';
import { ListRow } from '../../src/components/List/ListRow';
import { choices } from '../support/choices';
import { onPageEdgeToEdge } from './onPage';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

type Props = ComponentProps<typeof EndlessList<number>>;

/** Adds twenty rows for each request, up to a hundred. */
function Growing({ items, end, ...props }: Props) {
  const [shown, setShown] = useState([...items]);
  const more = () => {
    props.onMore();
    setShown((before) => [...before, ...numbers(before.length, 20)]);
  };
  const present: EndlessState = shown.length < 100 ? end : { state: 'end', label: 'That is all.' };
  return <EndlessList {...props} items={shown} end={present} onMore={more} />;
}

const itemsChoices = {
  toTheEnd: numbers(0, 20),
  thousands: numbers(0, 5000),
  fewRows: numbers(0, 2),
  loadingMore: numbers(0, 4),
  all: numbers(0, 3),
} satisfies Record<string, ComponentProps<typeof EndlessList<number>>['items']>;

const endChoices = {
  toTheEnd: { state: 'more' },
  thousands: { state: 'end', label: 'That is all.' },
  loadingMore: { state: 'loading' },
} satisfies Record<string, ComponentProps<typeof EndlessList<number>>['end']>;

const meta = {
  title: 'Components/Layout/EndlessList',
  component: EndlessList<number>,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Records',
    items: itemsChoices.toTheEnd,
    keyOf: String,
    children: (number: number) => <p style={{ padding: 24 }}>Record {number}</p>,
    end: endChoices.toTheEnd,
    onMore: fn(),
  },
  argTypes: { items: choices(itemsChoices), end: choices(endChoices) },
} satisfies Meta<typeof EndlessList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors of the page, such as “ResizeObserver loop completed with undelivered notifications”. */
const reported: string[] = [];

/** A hundred records, which were loaded twenty at a time down to the end; the list is back at its top. */
export const ToTheEnd: Story = {
  tags: ['main'],
  render: (args) => <Growing {...args} />,
  // As soon as the rows are rendered, they are measured.
  beforeEach: () => {
    const note = ({ message }: ErrorEvent) => void reported.push(message);
    reported.length = 0;
    window.addEventListener('error', note);
    return () => window.removeEventListener('error', note);
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.queryByText('That is all.')).not.toBeNull();
    });
    await waitFor(() => expect(canvas.getByText('Record 99')).toBeVisible());
    window.scrollTo(0, 0);
    await expect(reported).toEqual([]);
  },
};

/** The first of five thousand rows: only those in sight are rendered, each with its position. */
export const ThousandsOfRows: Story = {
  args: { items: itemsChoices.thousands, end: endChoices.thousands },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Record 0')).toBeVisible());
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(60);
    await expect((await canvas.findAllByRole('listitem'))[1]).toHaveAttribute('aria-posinset', '2');
    await expect((await canvas.findAllByRole('listitem'))[1]).toHaveAttribute('aria-setsize', '5000');
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.queryByText('Record 0')).toBeNull());
    window.scrollTo(0, 0);
  },
};

/** Two rows do not fill the window, so the next ones are requested at once. */
export const FewRowsRequestMore: Story = {
  args: { items: itemsChoices.fewRows },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1));
  },
};

/** Four records, with placeholders of the next ones below. */
export const LoadingTheNextPage: Story = {
  tags: ['loading'],
  args: { items: itemsChoices.loadingMore, end: endChoices.loadingMore },
  play: async ({ args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** Two cards, with placeholders of further cards below. */
export const LoadingMoreCards: Story = {
  tags: ['loading'],
  args: {
    items: itemsChoices.fewRows,
    look: 'cards',
    end: endChoices.loadingMore,
    children: (number: number) => (
      <Card>
        <CardHead title={`Record ${number}`}>11/20 09:12</CardHead>
      </Card>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

const retry = fn();

/** The next records failed to load: the loaded ones stay, with a retry below. */
export const NextPageFails: Story = {
  tags: ['error'],
  args: {
    items: itemsChoices.loadingMore,
    end: {
      state: 'failed',
      notice: (
        <ErrorBlock
          message="More records could not be loaded."
          actionLabel="Try again"
          onAction={() => retry()}
        />
      ),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    retry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** All records are loaded, which a line below them says. */
export const EverythingLoaded: Story = {
  args: { items: itemsChoices.all, end: endChoices.thousands },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all.')).toBeVisible();
  },
};

/** Rows of an ordinary list, each an item and a link. */
export const OfListRows: Story = {
  args: {
    items: itemsChoices.all,
    children: (number: number) => <ListRow title={`Record ${number}`} href={`#/${number}`} />,
    end: endChoices.thousands,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};
