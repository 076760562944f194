import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { groupsOf, saveGroups } from '../../../mocks/exchange/watchlist/groups';
import { fault } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/watchlist/MarketFav';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { grabByKeyboard } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { editList, stars, watchedList, watchedSymbols } from './watchlistSteps';

const path = '/market/marketFav';

/** Three groups of the demo member, the last of them without stocks. */
const groups = [
  { id: 'b', name: '銀行・配当', symbols: ['1256.E', '1018.W'] },
  { id: 'm', name: '素材', symbols: ['1199.E', '1133.E'] },
  { id: 'l', name: '様子見', symbols: [] },
];

const meta = {
  title: 'Screens/market/marketFav',
  component: MarketFav,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: (context) => withExchange(context, (_, member) => saveGroups(member, groups)),
} satisfies Meta<typeof MarketFav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the exchange has now, as `name: symbols`. */
async function savedGroups(context: Context): Promise<string[]> {
  let saved: string[] = [];
  await withExchange(context, (_, member) => {
    saved = groupsOf(member).map(({ name, symbols }) => `${name}: ${symbols.join(' ')}`);
  });
  return saved;
}

/** The buttons that choose a group, all of which are in sight. */
const groupButtons = async (context: Context) =>
  within(
    await context.canvas.findByRole('group', { name: storyText(context)('watchlist:groups.title') }),
  ).findAllByRole('button');

/** Expects the names of the groups to choose from, all stocks first. */
async function expectGroups(context: Context, names: readonly string[]): Promise<void> {
  const all = storyText(context)('watchlist:groups.all');
  await waitFor(async () =>
    expect((await groupButtons(context)).map(({ textContent }) => textContent)).toEqual([all, ...names]),
  );
}

/** Opens the groups below the head of the list that is edited. Resolves with their list. */
async function openGroups(context: Context): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('watchlist:edit') }));
  await userEvent.click(
    await canvas.findByText(t('watchlist:groups.title'), { selector: 'summary, summary *' }),
  );
  return canvas.findByRole('list', { name: t('watchlist:groups.title') });
}

const namesIn = (list: HTMLElement) =>
  [...list.children]
    .filter((row) => !row.hasAttribute('aria-hidden'))
    .map((row) => groups.find(({ name }) => row.textContent?.startsWith(name))?.name ?? row.textContent);

/** The watchlist has groups: all stocks are shown, and the groups are in sight above them. */
export const AllGroups: Story = {
  tags: ['each-language'],
  play: async (context) => {
    await expect(await watchedSymbols(context)).toEqual(stars);
    await expectGroups(
      context,
      groups.map(({ name }) => name),
    );
    await expectFits(context.canvasElement);
  },
};

/** A group was chosen: its stocks alone, in the member's own order. The address keeps it. */
export const StocksOfOneGroup: Story = {
  play: async (context) => {
    await watchedList(context);
    const buttons = await groupButtons(context);
    await context.userEvent.click(buttons.find(({ textContent }) => textContent === '素材') as HTMLElement);
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(['1199.E', '1133.E']));
    await expect(window.location.hash).toBe(`#${path}?group=m`);
  },
};

/** The chosen group has no stocks: the list says how to put one into it, with a button to all stocks. */
export const GroupWithoutStocks: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?group=l`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    const title = t('watchlist:groups.empty', { name: '様子見' });
    await expect(await context.canvas.findByText(title)).toBeVisible();
    await expect(
      await context.canvas.findByRole('button', { name: t('watchlist:groups.showAll') }),
    ).toBeVisible();
  },
};

/** Types a name into the open sheet and saves it. */
async function saveName(context: Context, name: string): Promise<void> {
  const t = storyText(context);
  const field = await screen.findByRole('textbox', { name: t('watchlist:groups.name') });
  await context.userEvent.clear(field);
  if (name !== '') await context.userEvent.type(field, name);
  await context.userEvent.click(await screen.findByRole('button', { name: t('watchlist:groups.save') }));
}

/** A group was made while editing: it is the last one, and can be chosen above. */
export const GroupMade: Story = {
  play: async (context) => {
    const t = storyText(context);
    await openGroups(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('watchlist:groups.make') }),
    );
    await saveName(context, ' Chips ');
    await expectGroups(context, [...groups.map(({ name }) => name), 'Chips']);
    await waitFor(async () => expect((await savedGroups(context)).at(-1)).toBe('Chips: '));
  },
};

/** The name that was typed is that of another group: the field says so. */
export const NameTaken: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const t = storyText(context);
    await openGroups(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('watchlist:groups.make') }),
    );
    await saveName(context, '');
    await screen.findByText(t('watchlist:groups.problem.empty'));
    await saveName(context, 'x'.repeat(13));
    await screen.findByText(t('watchlist:groups.problem.tooLong', { most: 12 }));
    await saveName(context, '素材');
    await expect(await screen.findByText(t('watchlist:groups.problem.taken'))).toBeVisible();
  },
};

/** A group was renamed. */
export const GroupRenamed: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await openGroups(context);
    await context.userEvent.click(
      await within(list).findByRole('button', { name: t('watchlist:groups.renameName', { name: '素材' }) }),
    );
    await saveName(context, 'IT');
    await waitFor(async () =>
      expect(await savedGroups(context)).toEqual([
        '銀行・配当: 1256.E 1018.W',
        'IT: 1199.E 1133.E',
        '様子見: ',
      ]),
    );
    await expectGroups(context, ['銀行・配当', 'IT', '様子見']);
  },
};

/** The first group was moved to the end by keyboard. */
export const GroupMovedByKeyboard: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await openGroups(context);
    const handle = await within(list).findByRole('button', {
      name: t('watchlist:move.handle', { name: '銀行・配当' }),
    });
    await grabByKeyboard(handle, context.userEvent);
    await screen.findByText(t('watchlist:move.pickedUp', { name: '銀行・配当', place: 1, total: 3 }));
    await context.userEvent.keyboard('{ArrowDown}');
    await screen.findByText(t('watchlist:move.movedTo', { name: '銀行・配当', place: 2, total: 3 }));
    await context.userEvent.keyboard(' ');
    await waitFor(() => expect(namesIn(list)).toEqual(['素材', '銀行・配当', '様子見']));
    await waitFor(async () => expect((await savedGroups(context))[0]).toBe('素材: 1199.E 1133.E'));
  },
};

async function deleteGroup(context: Context): Promise<void> {
  const t = storyText(context);
  const list = await openGroups(context);
  await context.userEvent.click(
    await within(list).findByRole('button', { name: t('watchlist:groups.delete', { name: '素材' }) }),
  );
  const told = t('watchlist:groups.deleted', { name: '素材' });
  await expect(await context.canvas.findByText(told)).toBeVisible();
  await waitFor(async () => expect(await savedGroups(context)).toHaveLength(2));
}

/** A group was deleted: a bar says that its stocks stay on the watchlist, and offers to undo it. */
export const GroupDeleted: Story = { play: deleteGroup };

/** A group was deleted and brought back by Undo, at its place and with its stocks. */
export const GroupBroughtBack: Story = {
  play: async (context) => {
    await deleteGroup(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: storyText(context)('watchlist:undo') }),
    );
    await waitFor(async () => expect((await savedGroups(context))[1]).toBe('素材: 1199.E 1133.E'));
  },
};

/** A stock was moved to another group: its row names it. */
export const StockMovedToAnotherGroup: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await editList(context, 'EAST');
    const name = new RegExp(`^${t('watchlist:groups.move', { name: '.+' })}$`);
    await context.userEvent.click((await within(list).findAllByRole('button', { name }))[0] as HTMLElement);
    await context.userEvent.click(await screen.findByRole('radio', { name: '素材' }));
    await waitFor(async () =>
      expect((await savedGroups(context)).slice(0, 2)).toEqual([
        '銀行・配当: 1018.W',
        '素材: 1199.E 1133.E 1256.E',
      ]),
    );
    await waitFor(() => expect(list.children[0]).toHaveTextContent('1256 · 素材'));
  },
};

/** The watchlist is empty: its groups can be made, named and ordered all the same. */
export const GroupsOfAnEmptyWatchlist: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const list = await openGroups(context);
    await expect(namesIn(list)).toEqual(groups.map(({ name }) => name));
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('watchlist:empty.title'))).toBeVisible();
  },
};

/** There are ten groups: instead of the button stands how many there can be. */
export const AsManyGroupsAsAllowed: Story = {
  beforeEach: (context) =>
    withExchange(context, (_, member) =>
      saveGroups(
        member,
        Array.from({ length: 10 }, (_group, place) => ({ id: `${place}`, name: `G${place}`, symbols: [] })),
      ),
    ),
  play: async (context) => {
    const t = storyText(context);
    await openGroups(context);
    await expect(await context.canvas.findByText(t('watchlist:groups.tooMany', { most: 10 }))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('watchlist:groups.make') })).toBeNull();
  },
};

/** The server refused to delete a group: it is back, and a toast gives the reason. */
export const DeletingRefused: Story = {
  tags: ['refused'],
  parameters: {
    app: { path, scenario: 'demo', faults: [fault('refuse', '/user/SaveOptionalGroups', 'systemBusy')] },
  },
  play: async (context) => {
    const t = storyText(context);
    const list = await openGroups(context);
    await context.userEvent.click(
      await within(list).findByRole('button', { name: t('watchlist:groups.delete', { name: '素材' }) }),
    );
    await expect(await screen.findByText(t('errors:systemBusy'))).toBeVisible();
    await expectGroups(
      context,
      groups.map(({ name }) => name),
    );
  },
};

/** The server knows no groups: the watchlist is shown without them. */
export const ServerWithoutGroups: Story = {
  parameters: { app: { path, scenario: 'demo', faults: [fault('html', '/user/OptionalGroups')] } },
  play: async (context) => {
    await expect(await watchedSymbols(context)).toEqual(stars);
    await expect(
      context.canvas.queryByRole('button', {
        name: new RegExp(`^${storyText(context)('watchlist:groups.title')} `),
      }),
    ).toBeNull();
  },
};
