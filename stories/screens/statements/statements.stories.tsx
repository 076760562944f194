import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { fundRecords } from '../../../src/api/contract/fundRecords';
import { Statements } from '../../../src/screens/statements/Statements';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { keepDownload, saved } from '../../support/savedFile';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/statements';

const meta = {
  title: 'Screens/user/statements',
  component: Statements,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof Statements>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonOf = (context: Context, key: 'csv' | 'showPages') =>
  context.canvas.findByRole('button', { name: storyText(context)(`statements:${key}`) });

const press = async (context: Context, key: 'csv' | 'showPages') =>
  context.userEvent.click(await buttonOf(context, key));

const pageOf = (context: Context, page: number, pages: number) =>
  context.canvas.findByRole('region', { name: storyText(context)('statements:page', { page, pages }) });

/** The statement of this month, before anything is loaded for it. */
export const Default: Story = {
  tags: ['main', 'each-language'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const days = { from: '2026/11/01', to: '2026/11/30' };
    await expect(await canvas.findByText(t('statements:covers', days))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The pages of a year: on each the title and its number, on the first one whose they are and the balance before and after. */
export const PagesToPrint: Story = {
  tags: ['main'],
  parameters: { app: { path: `${path}?period=year&year=2026` }, chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await press(context, 'showPages');
    const pages = await context.canvas.findAllByRole('region', {
      name: new RegExp(t('statements:page', { page: '\\d+', pages: '\\d+' })),
    });
    await expect(pages.length).toBeGreaterThan(1);
    const first = within(await pageOf(context, 1, pages.length));
    await expect(await first.findByText('9012345678')).toBeVisible();
    await expect(await first.findByText(t('statements:demo'))).toBeVisible();
    await expect(await first.findByRole('table', { name: t('statements:totals.title') })).toBeVisible();
    const second = within(await pageOf(context, 2, pages.length));
    const rows = await second.findAllByRole('row');
    // The titles of the columns, and a page of records.
    await expect(rows).toHaveLength(25);
    await expectFits(context.canvasElement);
  },
};

/** The trades and results of a year: their sums, by product and by stock, and each of them. */
export const ResultsOfAYear: Story = {
  tags: ['main'],
  parameters: { app: { path: `${path}?statement=results&period=year&year=2026` } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await press(context, 'showPages');
    for (const title of ['totals.title', 'byProduct', 'byStock', 'each'] as const)
      await expect(
        (await canvas.findAllByRole('table', { name: t(`statements:${title}`) }))[0],
      ).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** The trades and results of a month were saved as a file, with a line of what it holds. */
export const ResultsSavedAsCsv: Story = {
  tags: ['sent'],
  parameters: { app: { path: `${path}?statement=results&period=year&year=2026` } },
  beforeEach: keepDownload,
  play: async (context) => {
    const t = storyText(context);
    await press(context, 'csv');
    await screen.findByText(new RegExp(t('fundRecords:records.exported', { records: '\\d+' })));
    await expect(saved.name).toBe(`${t('statements:resultFile')}-2026-01-01_2026-12-31.csv`);
    const bytes = (await saved.file?.arrayBuffer()) ?? new ArrayBuffer(0);
    const [first = '', columns = '', result = ''] = new TextDecoder().decode(bytes).split('\r\n');
    await expect(first).toContain(
      `${t('statements:kinds.results')},${t('statements:columns', { version: 1 })}`,
    );
    await expect(columns).toContain(t('results:gross'));
    await expect(result).not.toBe('');
  },
};

/** A month was saved as a file: its first line says what it holds, its second one names the columns. */
export const SavedAsCsv: Story = {
  tags: ['sent'],
  beforeEach: keepDownload,
  play: async (context) => {
    const t = storyText(context);
    await press(context, 'csv');
    await screen.findByText(new RegExp(t('fundRecords:records.exported', { records: '\\d+' })));
    await expect(saved.name).toBe(`${t('fundRecords:records.file')}-2026-11-01_2026-11-30.csv`);
    const bytes = (await saved.file?.arrayBuffer()) ?? new ArrayBuffer(0);
    const [first = '', columns = ''] = new TextDecoder().decode(bytes).split('\r\n');
    await expect(first).toContain(t('statements:columns', { version: 2 }));
    await expect(first).toContain(t('statements:days', { from: '2026/11/01', to: '2026/11/30' }));
    await expect(first).toContain(t('statements:demo'));
    await expect(first.split(',')).toHaveLength(columns.split(',').length);
  },
};

/** A period of the member's own: one day. */
export const OwnDays: Story = {
  parameters: { app: { path: `${path}?period=own&from=2026-11-20&to=2026-11-20` } },
  play: async (context) => {
    const days = { from: '2026/11/20', to: '2026/11/20' };
    await expect(
      await context.canvas.findByText(storyText(context)('statements:covers', days)),
    ).toBeVisible();
  },
};

/** In the native wrapper, which can't print: the screen says so in place of the button, and how to print. */
export const CannotPrint: Story = {
  beforeEach: () => {
    Object.assign(window, { Capacitor: { isNativePlatform: () => true } });
    return () => void Reflect.deleteProperty(window, 'Capacitor');
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('statements:cannotPrint'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('statements:showPages') })).toBeNull();
  },
};

/** No day is chosen yet: the buttons are off and say what to do. */
export const NoDaysYet: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?period=own` } },
  play: async (context) => {
    const missing = storyText(context)('statements:missing');
    await expect(await context.canvas.findByText(missing)).toBeVisible();
    for (const key of ['csv', 'showPages'] as const)
      await expect(await buttonOf(context, key)).toHaveAccessibleDescription(missing);
  },
};

/** The first day comes after the last one: the buttons are off and say so. */
export const DaysTheWrongWayRound: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?period=own&from=2026-11-20&to=2026-11-19` } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('statements:reversed'))).toBeVisible();
    const last = await context.canvas.findByLabelText(t('statements:to'));
    await expect(last).toHaveAttribute('max', '2026-11-20');
  },
};

/** The year is chosen instead of the month, and a day is typed: the line below says which days they are. */
export const AnotherPeriod: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('radio', { name: t('statements:periods.year') }));
    const year = { from: '2026/01/01', to: '2026/12/31' };
    await expect(await canvas.findByText(t('statements:covers', year))).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: t('statements:periods.own') }));
    for (const [key, value] of [
      ['from', '2026-10-01'],
      ['to', '2026-10-15'],
    ] as const)
      fireEvent.change(await canvas.findByLabelText(t(`statements:${key}`)), { target: { value } });
    const own = { from: '2026/10/01', to: '2026/10/15' };
    await expect(await canvas.findByText(t('statements:covers', own))).toBeVisible();
  },
};

/** Nothing happened in the period: the screen says so in place of pages. */
export const NothingInThePeriod: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?period=own&from=2020-01-01&to=2020-01-02` } },
  play: async (context) => {
    await press(context, 'showPages');
    await expect(await context.canvas.findByText(storyText(context)('statements:none'))).toBeVisible();
  },
};

/** The records are being loaded: a sheet says how many there are so far, and can be cancelled. */
export const RecordsLoading: Story = {
  tags: ['loading'],
  parameters: { app: { path: `${path}?period=year&year=2026` } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*/api/vue${fundRecords.path}`, async ({ request }) => {
        const { page } = (await request.clone().json()) as { page: number };
        if (page > 1) await delay('infinite');
        // The exchange's own handler answers.
        return undefined;
      }),
    ),
  play: async (context) => {
    await press(context, 'showPages');
    const sheet = within(await screen.findByRole('dialog'));
    const message = storyText(context)('fundRecords:records.loaded', { records: 20 });
    await expect(await sheet.findByText(message)).toBeVisible();
  },
};

/** The records can't be loaded: the sheet says so, and offers to try again. */
export const RecordsFail: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/fund/Records')] } },
  play: async (context) => {
    await press(context, 'csv');
    const sheet = within(await screen.findByRole('dialog'));
    const t = storyText(context);
    await expect(await sheet.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await sheet.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** The account is being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The account can't be loaded: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/user/Account'), tags: ['error'] };

/** Opened without a connection. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
