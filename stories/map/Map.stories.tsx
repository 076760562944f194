import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { routePaths } from '../../src/app/routes';
import { type Language, languages } from '../../src/i18n/language';
import { referenceStory } from '../reference/referenceStory';
import { expectFits } from '../support/layout';
import { storyAddress } from '../support/storyAddress';
import type { AddressOf } from './FoundStates';
import { MapPage } from './MapPage';
import { memoryOfTab } from './mapMemory';
import { entriesOf, lookFor, pathOf, placesIn } from './mapSteps';
import { readCatalogue } from './readCatalogue';

const meta = {
  title: 'Map of all screens',
  component: MapPage,
  // The page's other states are tested but hidden in the sidebar: the page is listed alone.
  tags: ['!autodocs', '!dev', 'each-language'],
  args: {
    read: readCatalogue,
    addressOf: (id, locale) => storyAddress(id, { locale }, { ownDevice: 'yes' }),
    memory: { typed: '', top: 0 },
  },
  ...referenceStory,
  // Stories share the object, and the page writes into it.
  beforeEach: ({ args }) => {
    Object.assign(args.memory, { typed: '', top: 0 });
  },
} satisfies Meta<typeof MapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays nothing. */
const emptyFrame: AddressOf = (id, locale) => `about:blank#${id}-${locale}`;

/** Every path with everything the catalogue has of it. It is not played, because readers type and scroll in it. */
export const Page: Story = {
  name: 'Map of all screens',
  tags: ['dev'],
  render: (args) => <MapPage {...args} memory={memoryOfTab()} />,
};

export const EveryPathListed: Story = {
  play: async ({ canvas, canvasElement, globals, step }) => {
    const { entries } = await readCatalogue();
    const shown = await entriesOf(canvas);

    await step('has every path', async () => {
      await expect(shown.map(pathOf).sort()).toEqual([...routePaths].sort());
      await expect(shown).toHaveLength(routePaths.size);
    });

    await step('links each path in every language, and each state in that of the toolbar', async () => {
      const expected = shown.map((entry) => {
        const stories = entries.filter(
          ({ type, title }) => type === 'story' && title === `Screens${pathOf(entry)}`,
        );
        const main = stories.find(({ id }) => id.endsWith('--default')) ?? stories[0];
        return [
          ...languages.map((locale) => ({ id: main?.id, locale })),
          ...stories.map(({ id }) => ({ id, locale: globals.locale })),
        ];
      });
      await expect(shown.map(placesIn)).toEqual(expected);
    });

    await step('says what the catalogue is, and leads to where a reader begins', async () => {
      const guide = canvasElement.querySelector('header dl');
      await expect([...(guide?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'What this is',
        'Toolbar',
        'Colours and badges',
        'Where to begin',
        'The map below',
      ]);
      const ids = placesIn(guide as HTMLElement).map(({ id }) => id);
      await expect(ids).toHaveLength(3);
      await expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    });

    await step('names screens and areas in the language of the toolbar, with their paths', async () => {
      const names = { en: 'Withdraw', tw: '出金', jp: '出金' };
      const areas = { en: 'Positions', tw: '部位', jp: '建玉' };
      const locale = globals.locale as Language;
      await expect(
        await canvas.findByRole('article', { name: `${names[locale]} /user/withdraw` }),
      ).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 2, name: `${areas[locale]} /position` }),
      ).toBeVisible();
    });

    await step('fits', () => expectFits(canvasElement));
  },
};

/** The search filters the map. Not on the documentation page: the play function would type there. */
export const FoundByTheSearch: Story = {
  args: { addressOf: emptyFrame },
  play: async ({ canvas, globals, step }) => {
    await step('finds a path', async () => {
      await lookFor(canvas, '/user/pj');
      await waitFor(async () => expect((await entriesOf(canvas)).map(pathOf)).toEqual(['/user/pj']));
      await expect(await canvas.findByText(new RegExp(`^1 of ${routePaths.size} paths`))).toBeVisible();
    });

    await step('finds a state in any spelling, and shows it in the language of the toolbar', async () => {
      const id = 'screens-user-withdraw--double-tap';
      for (const words of ['withdraw double tap', '/user/withdraw DoubleTap', '出金の二重']) {
        await lookFor(canvas, words);
        await waitFor(async () => {
          const [found] = await entriesOf(canvas);
          await expect(found && placesIn(found)).toEqual([{ id, locale: globals.locale }]);
        });
        const [found] = await entriesOf(canvas);
        await waitFor(() =>
          expect(found?.querySelector('iframe')?.src).toBe(`about:blank#${id}-${globals.locale}`),
        );
      }
    });

    await step('finds refused withdrawals in any order, by any word and in any language', async () => {
      for (const words of ['refused withdrawal', 'withdraw rejected', '提領 拒絕', '出金の拒否']) {
        await lookFor(canvas, words);
        const [found] = await entriesOf(canvas);
        await waitFor(() => expect(found && pathOf(found)).toBe('/user/withdraw'));
        await expect(await canvas.findByRole('link', { name: /^Too frequent$/i })).toBeVisible();
      }
    });

    await step('finds a screen by a sentence that it shows', async () => {
      await lookFor(canvas, '信用スコアが出金の基準に');
      await expect(await canvas.findByText(/^No name has all of these words\./)).toBeVisible();
      await expect((await entriesOf(canvas)).map(pathOf)).toContain('/user/withdraw');
    });

    await step('finds a refusal of the server, in any language', async () => {
      for (const words of ['系統忙碌', 'システムが混み合って']) {
        await lookFor(canvas, words);
        await expect(await canvas.findByText(/^No name has all of these words\./)).toBeVisible();
        const states = (await entriesOf(canvas)).flatMap(placesIn).map((place) => place.id);
        await expect(states).toContain('screens-user-withdraw--refused-by-server');
        await expect(states).not.toContain('screens-user-changelang--default');
      }
    });

    await step('finds in spite of endings and typing errors', async () => {
      for (const words of ['withdrawals duble taps', 'withdrawl double tapping']) {
        await lookFor(canvas, words);
        await waitFor(async () => expect((await entriesOf(canvas)).map(pathOf)[0]).toBe('/user/withdraw'));
      }
    });

    await step('finds a component', async () => {
      await lookFor(canvas, 'banner');
      await expect(await canvas.findByText('Feedback/Banner')).toBeVisible();
    });

    await step('finds a journey', async () => {
      await lookFor(canvas, 'main path');
      await expect(await canvas.findByText(/^Splash to closed position$/i)).toBeVisible();
      await expect(canvas.queryByRole('article')).toBeNull();
    });

    await step('says that nothing is found', async () => {
      await lookFor(canvas, 'no such screen');
      await expect(await canvas.findByText('Nothing has all of these words.')).toBeVisible();
    });
  },
};

/** The keyboard reaches the search at once. */
export const SkippedToTheSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveFocus();
  },
};

/** The reader comes back from a story: search and scroll position are those of before. */
export const BackFromAStory: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args.memory, { typed: 'user', top: 400 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('user');
    await waitFor(() => expect(window.scrollY).toBe(400));
    await expect(await canvas.findByText(new RegExp(`^\\d+ of ${routePaths.size} paths`))).toBeVisible();
  },
};

const headings: Record<Language, string> = { en: 'Sign-in rewards', tw: '簽到獎勵', jp: 'サインイン特典' };

/** Only one screen has a picture, and its heading can be searched; the others show their paths. */
export const OnlyOnePicture: Story = {
  args: {
    read: async () => ({
      ...(await readCatalogue()),
      thumbnails: { 'screens-user-pj--default': headings },
    }),
  },
  play: async ({ canvas, step }) => {
    await step('says how to take missing pictures', async () => {
      await expect(await canvas.findByText('npm run build:storybook')).toBeVisible();
    });

    await step('shows a path where its picture is missing', async () => {
      await lookFor(canvas, '/user/jkjl');
      await waitFor(() => expect(canvas.getByRole('article')).toHaveAccessibleName(/\/user\/jkjl$/));
      await expect(await canvas.findByRole('link', { name: '/user/jkjl jp' })).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    });

    await step('finds it in any language', async () => {
      for (const words of Object.values(headings)) {
        await lookFor(canvas, words);
        await waitFor(async () => expect((await entriesOf(canvas)).map(pathOf)).toEqual(['/user/pj']));
      }
    });

    await step('shows it in each language', async () => {
      const pictures = await canvas.findAllByRole<HTMLImageElement>('img', { name: '/user/pj' });
      await expect(pictures.map(({ src }) => src)).toEqual(
        languages.map(
          (locale) => new URL(`./thumbnails/screens-user-pj--default-${locale}.jpg`, document.baseURI).href,
        ),
      );
    });
  },
};

export const PathWithoutAStory: Story = {
  args: {
    read: async () => {
      const { entries, ...rest } = await readCatalogue();
      return { entries: entries.filter(({ title }) => title !== 'Screens/user/pj'), ...rest };
    },
  },
  play: async ({ canvas }) => {
    await lookFor(canvas, '/user/pj');
    await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent(/\/user\/pj ?No story yet/));
  },
};

export const Loading: Story = {
  args: { read: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading which stories there are…')).toBeVisible();
  },
};

export const Fails: Story = {
  args: { read: () => Promise.reject(new Error('the server answers 404')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the server answers 404');
  },
};
