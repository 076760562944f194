import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fundRecordPage } from '../../../mocks/exchange/fundRecords/fundRecords';
import { fundRecordView } from '../../../mocks/exchange/fundRecords/fundRecordView';
import { Refusal } from '../../../mocks/exchange/refusal';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import { type Phone, type PhoneCall, startPhone } from '../../../mocks/phone';
import { fundRecords } from '../../../src/api/contract/fundRecords';
import { FundingDetails } from '../../../src/screens/fundRecords/FundingDetails';
import type { Context } from '../../support/context';
import { storyExchange, withExchange } from '../../support/exchange';
import { keepDownload, saved } from '../../support/savedFile';
import { storyText } from '../../support/storyText';
import { rowsOf } from './fundSteps';

const path = '/user/FundingDetails';

const meta = {
  title: 'Screens/user/FundingDetails',
  component: FundingDetails,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof FundingDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (bytes: BufferSource) => new TextDecoder().decode(bytes).trimEnd().split('\r\n');

async function pressExport(context: Context): Promise<void> {
  await rowsOf(context);
  const name = storyText(context)('fundRecords:records.export');
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** The number of the member's records. */
const recordCount = (context: Context) =>
  withExchange(context, (exchange, member) => {
    let count = 0;
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const read = fundRecordPage(exchange, member, { page });
      count += read.items.length;
      hasMore = read.hasMore;
    }
    return count;
  });

const saysSaved = (context: Context, records: number) =>
  screen.findByText(storyText(context)('fundRecords:records.exported', { records }));

/** The records of a filter, all of them visible, were saved as a file: a message names their number. */
export const ExportedAsCsv: Story = {
  tags: ['sent'],
  parameters: { app: { path: `${path}?kind=currencyExchange` } },
  beforeEach: keepDownload,
  play: async (context) => {
    const t = storyText(context);
    await pressExport(context);
    await expect(await saysSaved(context, 8)).toBeInTheDocument();
    await expect(saved.name).toBe(`${t('fundRecords:records.file')}-20261120.csv`);
    const bytes = new Uint8Array((await saved.file?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = linesOf(bytes);
    await expect(lines).toHaveLength(10);
    await expect(lines[0]).toContain(
      `${t('fundRecords:records.title')},${t('statements:columns', { version: 2 })}`,
    );
    await expect(lines[1]).toContain(`${t('fundRecords:detail.time')},${t('fundRecords:detail.kind')}`);
    await expect(lines.slice(2, 4).join()).toContain(',-1250.5,');
    // A spreadsheet keeps all digits of a text.
    await expect(lines[2]).toMatch(/,"\t\d{14}",/);
  },
};

/** Only the first 20 records were loaded: the file has all of them, and a message names their number. */
export const AllExportedAsCsv: Story = {
  tags: ['sent'],
  beforeEach: keepDownload,
  play: async (context) => {
    await pressExport(context);
    const count = await recordCount(context);
    await expect(count).toBeGreaterThan(20);
    await expect(await saysSaved(context, count)).toBeInTheDocument();
    const bytes = (await saved.file?.arrayBuffer()) ?? new ArrayBuffer(0);
    await expect(linesOf(bytes)).toHaveLength(count + 2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Calls back for a page of the records after the first. */
const onLaterPage = ({ msw }: Pick<Context, 'msw'>, act: () => Promise<unknown>) =>
  msw.use(
    http.post(`*/api/vue${fundRecords.path}`, async ({ request }) => {
      const { page } = (await request.clone().json()) as { page: number };
      if (page > 1) await act();
      // The exchange's own handler answers.
      return undefined;
    }),
  );

/** The rest of the records is being loaded for the file: a sheet says how many there are so far. */
export const ExportLoading: Story = {
  tags: ['loading'],
  beforeEach: (context) => {
    const restore = keepDownload();
    onLaterPage(context, () => delay('infinite'));
    return restore;
  },
  play: async (context) => {
    await pressExport(context);
    const sheet = within(await screen.findByRole('dialog'));
    const message = storyText(context)('fundRecords:records.loaded', { records: 20 });
    await expect(await sheet.findByText(message)).toBeVisible();
    await expect(saved.file).toBeUndefined();
  },
};

/** Saving was cancelled while records were loaded: the list is as it was, and there is no file. */
export const ExportCancelled: Story = {
  beforeEach: ExportLoading.beforeEach,
  play: async (context) => {
    await pressExport(context);
    const sheet = within(await screen.findByRole('dialog'));
    await context.userEvent.click(
      await sheet.findByRole('button', { name: storyText(context)('common:cancel') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved.file).toBeUndefined();
  },
};

/** Pages after the first are refused until this is false. */
let refuses = true;

const refuseLaterPages = ({ msw, loaded }: Pick<Context, 'msw' | 'loaded'>) =>
  msw.use(
    serve(
      handle(storyExchange({ loaded }).store, fundRecords, ({ page, ...filter }, { exchange, member }) => {
        if (page > 1 && refuses) throw new Refusal('systemBusy');
        const { items, hasMore } = fundRecordPage(exchange, member, { page, ...filter });
        return { items: items.map((change) => fundRecordView(exchange, change)), hasMore };
      }),
    ),
  );

/** The rest of the records can't be loaded: the sheet says why, and nothing was saved. */
export const ExportFails: Story = {
  tags: ['error'],
  beforeEach: (context) => {
    refuses = true;
    refuseLaterPages(context);
    return keepDownload();
  },
  play: async (context) => {
    const t = storyText(context);
    await pressExport(context);
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText(t('errors:systemBusy'))).toBeVisible();
    await expect(await sheet.findByText(t('fundRecords:records.loaded', { records: 20 }))).toBeVisible();
    await expect(saved.file).toBeUndefined();
  },
};

/** The rest could be loaded at the second try: the file has all records. */
export const ExportedAfterFailure: Story = {
  tags: ['sent'],
  beforeEach: ExportFails.beforeEach,
  play: async (context) => {
    await pressExport(context);
    const sheet = within(await screen.findByRole('dialog'));
    const retry = await sheet.findByRole('button', { name: storyText(context)('common:retry') });
    refuses = false;
    await context.userEvent.click(retry);
    const count = await recordCount(context);
    await expect(await saysSaved(context, count)).toBeInTheDocument();
    const bytes = (await saved.file?.arrayBuffer()) ?? new ArrayBuffer(0);
    await expect(linesOf(bytes)).toHaveLength(count + 2);
  },
};

let phone: Phone;

/** In the native wrapper, whose phone may refuse a call. */
const inWrapper = (
  onCall: (call: PhoneCall) => void = () => {},
): Pick<Story, 'parameters' | 'beforeEach'> => ({
  parameters: { app: { path: `${path}?kind=currencyExchange` } },
  beforeEach: () => {
    phone = startPhone({ onCall });
    return () => phone.remove();
  },
});

const refuseShare = (words: string) => (call: PhoneCall) => {
  if (call.plugin === 'Share') throw new Error(words);
};

const isShared = () => waitFor(() => expect(phone.calls.at(-1)).toMatchObject({ plugin: 'Share' }));

/** In the native wrapper the file was handed to the phone's share sheet: a message names the number of records. */
export const ExportedInWrapper: Story = {
  tags: ['sent'],
  ...inWrapper(),
  play: async (context) => {
    await pressExport(context);
    await expect(await saysSaved(context, 8)).toBeInTheDocument();
    const [written, shared] = phone.calls;
    await expect(written).toMatchObject({ plugin: 'Filesystem', options: { directory: 'CACHE' } });
    await expect(shared).toMatchObject({
      plugin: 'Share',
      options: { files: [expect.stringMatching(/-20261120\.csv$/)] },
    });
  },
};

/** In the native wrapper the file can't be shared: a message says that it wasn't saved. */
export const NotExportedInWrapper: Story = {
  tags: ['error'],
  ...inWrapper(refuseShare('no app')),
  play: async (context) => {
    await pressExport(context);
    const message = storyText(context)('fundRecords:records.exportFailed');
    await expect(await screen.findByText(message)).toBeInTheDocument();
  },
};

/** In the native wrapper the share sheet was closed: nothing is said, as nothing was saved. */
export const ShareCancelledInWrapper: Story = {
  ...inWrapper(refuseShare('Share canceled')),
  play: async (context) => {
    const t = storyText(context);
    await pressExport(context);
    await isShared();
    await expect(screen.queryByText(t('fundRecords:records.exported', { records: 8 }))).toBeNull();
    await expect(screen.queryByText(t('fundRecords:records.exportFailed'))).toBeNull();
  },
};
/** There are no records: the screen says so, without a button to save them. */
export const NothingToExport: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    await context.canvas.findByText(storyText(context)('fundRecords:records.empty'));
    await expect(context.canvas.queryByRole('button', { name: /CSV/ })).toBeNull();
    await expect(await withExchange(context, ({ world }) => world.ledger.entries.length)).toBe(0);
  },
};
