import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { samplePerson, verifyImmediately } from '../../../mocks/exchange/identity/seed';
import type { CardField } from '../../../src/domain/cardFields';
import type { CardRegion } from '../../../src/domain/vocabulary';
import { BandCard } from '../../../src/screens/user/BandCard';
import { withExchange } from '../../support/exchange';
import { typeInto } from '../../support/forms';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';
import {
  add,
  check,
  choice,
  field,
  fill,
  indian,
  japanese,
  listCards,
  openReview,
  prepareMember,
} from './cardSteps';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  parameters: { app: { path: '/user/bandCard', scenario: 'demo' } },
  beforeEach: prepareMember,
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const withFields = (
  region: CardRegion,
  shown: CardField[],
  absent: CardField[],
  branches: boolean,
): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await fill(context, region, {});
    for (const name of shown)
      await expect(await context.canvas.findByRole('textbox', { name: t(field(name)) })).toBeVisible();
    for (const name of absent)
      await expect(context.canvas.queryByRole('textbox', { name: t(field(name)) })).toBeNull();
    await expect(await choice(context, 'bankName')).toBeVisible();
    const branch = context.canvas.queryByRole('button', { name: new RegExp(t(field('branchName'))) });
    await expect(branch !== null).toBe(branches);
    const holder = await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') });
    await expect(holder).toHaveValue('AOKI HARUKA');
    await expect(
      await context.canvas.findByRole('radiogroup', { name: t('cards:fields.type') }),
    ).toBeVisible();
    await expectFits(context.canvasElement);
  },
});

/** Bank and branch, and a number of ten to sixteen digits. */
export const AccountInTaiwan: Story = withFields('TW', ['number'], ['ifsc', 'upi'], true);

/** IFSC and UPI instead of a branch. */
export const AccountInIndia: Story = withFields('IN', ['number', 'ifsc', 'upi'], [], false);

/** All fields are required: each says so. */
export const FieldsMissing: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', {});
    await context.userEvent.click(await check(context));
    const number = await context.canvas.findByRole('textbox', { name: t('cards:fields.number') });
    const bank = await choice(context, 'bankName');
    const first = `${t('cards:fields.branchName')} ${t('cards:branches.bankFirst')}`;
    const branch = await context.canvas.findByRole('button', { name: first });
    const holder = await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') });
    for (const input of [holder, number])
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(t('cards:required'))));
    for (const input of [bank, branch])
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(t('cards:chooseOne'))));
    await expect(holder).toHaveFocus();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** A number of six digits: the field says what it wants, and stops saying it once mended. */
export const WrongAccountNumber: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', { ...japanese, number: '482091' });
    await context.userEvent.click(await check(context));
    const message = (text: string) => context.canvas.findByText(text);
    await expect(await message(t('cards:malformed.number', { minimum: 7, maximum: 8 }))).toBeVisible();
    await typeInto(context, 'cards:fields.number', '4820917');
    await waitFor(() =>
      expect(context.canvas.queryByText(t('cards:malformed.number', { minimum: 7, maximum: 8 }))).toBeNull(),
    );
  },
};

/** The name was verified in katakana: it is filled in, and another's is refused with what to do next. */
export const VerifiedInKatakana: Story = {
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      member.verification = 'unverified';
      verifyImmediately(exchange, member, { ...samplePerson, name: 'アオキ ハルカ' });
    }),
  play: async (context) => {
    const t = storyText(context);
    const holder = await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') });
    await expect(holder).toHaveValue('アオキ ハルカ');
    await fill(context, 'JP', { ...japanese, holder: 'サトウ ケン' });
    await context.userEvent.click(await check(context));
    const refused = await context.canvas.findByText(t('cards:holderDiffers', { name: 'アオキ ハルカ' }));
    await expect(refused).toBeVisible();
    await expectFits(context.canvasElement);
    await typeInto(context, 'cards:fields.holder', 'ｱｵｷ ﾊﾙｶ');
    await add(context);
    await expect(await context.canvas.findByText(t('cards:done'))).toBeVisible();
  },
};

/** Only the bank knows how it writes a name that was verified in Latin letters. */
export const NameVerifiedInLatinLetters: Story = {
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, holder: 'アオキ ハールカ' });
    await add(context);
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await listCards(context)).toMatchObject([{ holder: 'アオキ ハールカ' }]);
  },
};

export const WrongIfscAndUpi: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'IN', { ...indian, ifsc: 'MMBK1', upi: 'haruka' });
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(t('cards:malformed.ifsc'))).toBeVisible();
    await expect(await context.canvas.findByText(t('cards:malformed.upi'))).toBeVisible();
  },
};

/** Latin letters are refused as the holder of a Japanese account; katakana of any width are accepted. */
export const HolderInKatakana: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', { ...japanese, holder: 'AOKI HARUKA' });
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(t('cards:notKatakana'))).toBeVisible();
    await typeInto(context, 'cards:fields.holder', 'ｱｵｷ ﾊﾙｶ');
    const sheet = await openReview(context);
    await expect(await sheet.findByText('アオキ ハルカ')).toBeVisible();
  },
};
