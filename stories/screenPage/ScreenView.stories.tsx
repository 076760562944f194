import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { type Language, languages } from '../../src/i18n/language';
import { useLanguage } from '../../src/i18n/useLanguage';
import { placesIn } from '../map/mapSteps';
import { referenceStory } from '../reference/referenceStory';
import type { Context } from '../support/context';
import { expectFits } from '../support/layout';
import { ScreenView, type ScreenViewProps } from './ScreenView';
import { commonWidth } from './sizes';
import type { View } from './ViewControls';

const stories: ScreenViewProps['stories'] = [
  {
    id: 'screens-user-pj--default',
    name: 'Default',
    tags: [],
    sentence: 'Before signing in.',
  },
  { id: 'screens-user-pj--offline', name: 'Offline', tags: ['offline'], sentence: undefined },
  {
    id: 'screens-user-pj--paid',
    name: 'Paid',
    tags: [],
    sentence: 'The reward is paid.',
  },
];

/** As a member meets them. */
const inOrder = ['default', 'paid', 'offline'].map((name) => `screens-user-pj--${name}`);

const headings: Record<Language, string> = { en: 'Sign-in rewards', tw: '簽到獎勵', jp: 'サインイン特典' };

const meta = {
  title: 'Reference/Page of a screen',
  component: ScreenView,
  // Tested, but hidden in the sidebar: each screen has such a page.
  tags: ['!autodocs', '!dev'],
  args: {
    address: '/user/pj?tab=…',
    purpose: <p>Daily sign-in with its reward.</p>,
    stories,
    thumbnails: {},
    language: 'en',
    view: { everyLanguage: false, width: commonWidth },
    onView: () => {},
    // Empty pages, which the play functions fill.
    addressOf: (id, locale) => `about:blank#${id}-${locale}`,
    textOf: (text) => <p>{text}</p>,
  },
  render: (args) => <InDocumentation {...args} />,
  ...referenceStory,
} satisfies Meta<typeof ScreenView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page in the theme of documentation pages and in the language of the toolbar. */
function InDocumentation(props: ScreenViewProps) {
  const [view, setView] = useState<View>(props.view);
  const language = useLanguage();
  return (
    <ThemeProvider theme={convert(themes.light)}>
      <ScreenView {...props} language={language} view={view} onView={setView} />
    </ThemeProvider>
  );
}

type Canvas = Context['canvas'];

const cardsIn = (canvas: Canvas) => canvas.findAllByRole('listitem');
const framesIn = (root: HTMLElement) => [...root.querySelectorAll('iframe')];
const phasesIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-phase]')].map(({ dataset }) => dataset.phase);

/** Every state has a picture. */
export const EveryStatePictured: Story = {
  args: { thumbnails: Object.fromEntries(stories.map(({ id }) => [id, headings])) },
  play: async ({ canvas, canvasElement, globals, step }) => {
    const locale = globals.locale as Language;

    await step('names the screen, and groups its states by kind', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        `${headings[locale]} /user/pj?tab=…`,
      );
      const groups = await canvas.findAllByRole('heading', { level: 2 });
      await expect(groups.map(({ textContent }) => textContent)).toEqual([
        'As it opens, and what it can show 2',
        'Offline 1',
      ]);
      await expect(await canvas.findByText(/^3 states, in the order/)).toBeVisible();
    });

    await step('shows each state with its sentence and links it to its story', async () => {
      const cards = await cardsIn(canvas);
      await expect(cards.map(placesIn)).toEqual(inOrder.map((id) => [{ id, locale }]));
      await expect(cards.map(({ textContent }) => textContent)).toEqual([
        'DefaultBefore signing in.',
        'PaidThe reward is paid.',
        'Offline',
      ]);
    });

    await step('shows three languages, each linked to its own', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Three languages side by side' }));
      const [first] = await cardsIn(canvas);
      const id = 'screens-user-pj--default';
      await expect(first && placesIn(first)).toEqual([
        ...languages.map((each) => ({ id, locale: each })),
        { id, locale },
      ]);
      const pictures = await within(first as HTMLElement).findAllByRole<HTMLImageElement>('img');
      await expect(pictures.map(({ src }) => src)).toEqual(
        languages.map((each) => new URL(`./thumbnails/${id}-${each}.jpg`, document.baseURI).href),
      );
      await expect(framesIn(canvasElement)).toEqual([]);
      await expectFits(canvasElement);
    });
  },
};

/** No state has a picture. They are played one after the other. */
export const PlayedInPlace: Story = {
  play: async ({ canvas, canvasElement, globals, step }) => {
    await step('has the name of the screen before a story tells its heading', async () => {
      const names = { en: 'Sign-in and credit score', tw: '簽到與信用分數', jp: 'チェックイン・信用スコア' };
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        names[globals.locale as Language],
      );
    });

    await step('plays one state at a time', async () => {
      await waitFor(() => expect(phasesIn(canvasElement)).toEqual(['playing', 'waiting', 'waiting']));
      await expect(framesIn(canvasElement)).toHaveLength(1);
    });

    await step('goes on when it is played, and takes its heading', async () => {
      endPlay(framesIn(canvasElement)[0], '<div id="storybook-root"><h1>Rewards</h1></div>');
      await waitFor(() => expect(phasesIn(canvasElement)).toEqual(['played', 'playing', 'waiting']));
      const [first, second] = framesIn(canvasElement);
      await expect(first?.inert).toBe(true);
      await expect(second?.inert).toBe(false);
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Rewards /);
    });

    await step('plays them again at another width', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '750' }));
      await waitFor(() => expect(phasesIn(canvasElement)).toEqual(['playing', 'waiting', 'waiting']));
      await expect(framesIn(canvasElement)[0]?.clientWidth).toBe(750);
    });

    await step('plays the last one', async () => {
      for (const played of [1, 2, 3]) {
        endPlay(framesIn(canvasElement).at(-1));
        await waitFor(() =>
          expect(phasesIn(canvasElement).filter((phase) => phase === 'played')).toHaveLength(played),
        );
      }
    });
  },
};

/** Makes a frame the page of a played story. */
function endPlay(frame: HTMLIFrameElement | undefined, content = ''): void {
  if (!frame?.contentDocument) throw new Error('there is no frame');
  frame.contentDocument.body.innerHTML = content;
  frame.contentDocument.documentElement.dataset.played = 'the story';
}
