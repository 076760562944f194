import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { chooseIn } from '../screens/watchlist/watchlistSteps';
import { watchlistOf } from '../support/exchange';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Find by kana',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 霧乃門リース, listed in the north: no other company has this reading. */
const target = { symbol: '1092.N', kana: 'きりのかどりー', halfWidth: 'ｷﾘﾉｶﾄﾞﾘ' };

const at = (address: string) =>
  waitFor(() => expect(decodeURIComponent(window.location.hash)).toBe(`#${address}`));

/** A member who knows a company's reading finds it, stars it, and finds it in the watchlist. */
export const FindsStarsAndWatches: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const t = storyText(context);
    const menu = async (entry: 'search' | 'favourites') => {
      const nav = within(await canvas.findByRole('navigation', { name: t('common:menu.label') }));
      await pressWhenReady(await nav.findByRole('link', { name: t(`common:menu.${entry}`) }));
    };
    const field = () => canvas.findByRole('searchbox', { name: t('search:label') });
    // Loading replaces the list, so each attempt looks for it again.
    const onlyLinkOf = (name: string) =>
      waitFor(() => {
        const link = within(canvas.getByRole('list', { name })).getByRole('link');
        expect(link).toHaveAttribute('href', expect.stringContaining(target.symbol));
        return link;
      });
    const onlyFound = () => onlyLinkOf(t('search:results'));

    await step('Opens the search from the menu: the most traded stocks are there already', async () => {
      await menu('search');
      await at('/home/search');
      await canvas.findByRole('list', { name: t('search:popular.title') });
    });

    await step('Types how the company is read', async () => {
      await userEvent.type(await field(), target.kana);
      await onlyFound();
      await at(`/home/search?q=${target.kana}`);
    });

    await step('Looks at it, and comes back to the results', async () => {
      await pressWhenReady(await onlyFound());
      await at(`/market/marketDetail?symbol=${target.symbol}`);
      await pressWhenReady(await canvas.findByRole('button', { name: t('common:back') }));
      await at(`/home/search?q=${target.kana}`);
      await onlyFound();
    });

    await step('Stars it from there', async () => {
      const main = within(await canvas.findByRole('main'));
      await pressWhenReady(await main.findByRole('button', { pressed: false }));
      await main.findByRole('button', { pressed: true });
      await waitFor(async () => expect(await watchlistOf(context)).toContain(target.symbol));
    });

    await step(
      'Finds it in narrow kana as well, and what was searched for when the field is empty',
      async () => {
        await userEvent.clear(await field());
        const history = within(await canvas.findByRole('list', { name: t('search:history.title') }));
        await expect((await history.findAllByRole('listitem'))[0]).toHaveTextContent(target.kana);
        await userEvent.type(await field(), target.halfWidth);
        await onlyFound();
      },
    );

    await step('Finds it by code and exchange, as lists print them, and by how two words begin', async () => {
      const printed = `1092 ${t('market:exchange.names.NORTH')}`;
      for (const typed of [printed, 'kirinok leas']) {
        await userEvent.clear(await field());
        await userEvent.type(await field(), typed);
        await at(`/home/search?q=${typed.replace(' ', '+')}`);
        await onlyFound();
      }
    });

    await step('Finds it among what is watched', async () => {
      await menu('favourites');
      await at('/market/marketFav');
      await chooseIn(context, t('market:exchange.label'), t('market:exchange.names.NORTH'));
      await onlyLinkOf(t('market:tabs.watchlist'));
    });
  },
};
