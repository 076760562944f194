import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { samplePerson, verifyImmediately } from '../../../mocks/exchange/identity/seed';
import type { CardField } from '../../../src/domain/cards/cardFields';
import type { CardRegion } from '../../../src/domain/cards/cardsVocabulary';
import { BandCard } from '../../../src/screens/cards/BandCard';
import type { Context } from '../../support/context';
import { type Preparation, prepareExchange } from '../../support/exchange';
import { fillSilently, typeInto } from '../../support/forms';
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

/** The form for an account in Taiwan: bank, branch, number and type. */
export const AccountInTaiwan: Story = withFields('TW', ['number'], ['ifsc', 'upi'], true);

/** The form for an account in India: IFSC and UPI instead of a branch. */
export const AccountInIndia: Story = withFields('IN', ['number', 'ifsc', 'upi'], [], false);

/** The empty form was to be reviewed: each field says that it is required. */
export const FieldsMissing: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', { holder: ' ' });
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
    await expect(bank).toHaveFocus();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** A number of six digits was to be reviewed: its field says how many it needs. */
export const WrongAccountNumber: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', { ...japanese, number: '482091' });
    await context.userEvent.click(await check(context));
    const message = (text: string) => context.canvas.findByText(text);
    await expect(await message(t('cards:malformed.number', { minimum: 7, maximum: 8 }))).toBeVisible();
  },
};

/** The number has been corrected: its field has no error any more. */
export const AccountNumberMended: Story = {
  tags: ['filled'],
  play: async (context) => {
    const wanted = storyText(context)('cards:malformed.number', { minimum: 7, maximum: 8 });
    await fill(context, 'JP', { ...japanese, number: '482091' });
    await context.userEvent.click(await check(context));
    await context.canvas.findByText(wanted);
    await typeInto(context, 'cards:fields.number', '4820917');
    await waitFor(() => expect(context.canvas.queryByText(wanted)).toBeNull());
  },
};

/** Verified by this name. */
const verifiedAs = (name: string): Preparation =>
  prepareExchange((exchange, member) => {
    member.verification = 'unverified';
    verifyImmediately(exchange, member, { ...samplePerson, name });
  });

/** Checks an account of another holder: the field names the verified reading. */
async function checkAnotherHolder(context: Context): Promise<void> {
  const message = storyText(context)('cards:holderDiffers', { name: 'アオキ ハルカ' });
  await fill(context, 'JP', { ...japanese, holder: 'サトウ ケン' });
  await context.userEvent.click(await check(context));
  await expect(await context.canvas.findByText(message)).toBeVisible();
}

/**
 * The name was verified in katakana, and another holder is typed: the field names the verified name and what
 * to do.
 */
export const VerifiedInKatakana: Story = {
  tags: ['blocked'],
  beforeEach: verifiedAs('アオキ ハルカ'),
  play: async (context) => {
    const name = storyText(context)('cards:fields.holder');
    await expect(await context.canvas.findByRole('textbox', { name })).toHaveValue('アオキ ハルカ');
    await checkAnotherHolder(context);
    await expectFits(context.canvasElement);
  },
};

/** The verified name was typed in half-width katakana: it is accepted, and the account was added. */
export const AddedInHalfWidthKatakana: Story = {
  tags: ['sent'],
  beforeEach: verifiedAs('アオキ ハルカ'),
  play: async (context) => {
    await checkAnotherHolder(context);
    await typeInto(context, 'cards:fields.holder', 'ｱｵｷ ﾊﾙｶ');
    await add(context);
    await expect(await context.canvas.findByText(storyText(context)('cards:done'))).toBeVisible();
  },
};

/** The name was verified in kanji, and another holder is typed: the field names the verified reading. */
export const VerifiedInKanji: Story = {
  tags: ['blocked'],
  beforeEach: verifiedAs('青木 遥'),
  play: checkAnotherHolder,
};

/** The verified reading was typed in hiragana: it is accepted, and the account was added. */
export const AddedInHiragana: Story = {
  tags: ['sent'],
  beforeEach: verifiedAs('青木 遥'),
  play: async (context) => {
    await checkAnotherHolder(context);
    await typeInto(context, 'cards:fields.holder', 'あおき はるか');
    await add(context);
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await listCards(context)).toMatchObject([{ holder: 'アオキ ハルカ' }]);
  },
};

/** The browser has filled in the account number: the review shows it. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { number, ...rest } = japanese;
    await fill(context, 'JP', rest);
    const name = storyText(context)('cards:fields.number');
    fillSilently(await context.canvas.findByRole('textbox', { name }), number);
    const sheet = await openReview(context);
    await expect(await sheet.findByText(number)).toBeVisible();
  },
};

/** A wrong IFSC and a wrong UPI address were to be reviewed: each field says which form it needs. */
export const WrongIfscAndUpi: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'IN', { ...indian, ifsc: 'MMBK1', upi: 'haruka' });
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(t('cards:malformed.ifsc'))).toBeVisible();
    await expect(await context.canvas.findByText(t('cards:malformed.upi'))).toBeVisible();
  },
};

/** The holder of a Japanese account is typed in Latin letters: the field asks for katakana. */
export const HolderInLatinLetters: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, holder: 'AOKI HARUKA' });
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(storyText(context)('cards:notKatakana'))).toBeVisible();
  },
};

/** The holder was typed in half-width katakana: the review shows it in full width. */
export const HolderInKatakana: Story = {
  tags: ['filled'],
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, holder: 'AOKI HARUKA' });
    await context.userEvent.click(await check(context));
    await typeInto(context, 'cards:fields.holder', 'ｱｵｷ ﾊﾙｶ');
    const sheet = await openReview(context);
    await expect(await sheet.findByText('アオキ ハルカ')).toBeVisible();
  },
};
