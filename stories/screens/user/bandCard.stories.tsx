import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { CardField } from '../../../src/domain/cardFields';
import type { CardRegion } from '../../../src/domain/vocabulary';
import { BandCard } from '../../../src/screens/user/BandCard';
import { expectFits } from '../../expectFits';
import { typeInto } from '../../moneySteps';
import { failsStory, loadingStory, offlineStory } from '../../screenStates';
import { storyText } from '../../storyText';
import { add, cardsKept, check, field, fill, indian, japanese, look, verifiedUnlessNew } from './cardSteps';

const path = '/user/bandCard';

const meta = {
  title: 'Screens/user/bandCard',
  component: BandCard,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: verifiedUnlessNew,
} satisfies Meta<typeof BandCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields of the first region; the holder is filled in with the name that was verified. */
export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('textbox', { name: t('cards:fields.holder') })).toHaveValue(
      'AOKI HARUKA',
    );
    await expect(await context.canvas.findByRole('radio', { name: t('cards:regions.JP') })).toBeChecked();
    await expect(context.canvas.queryByRole('textbox', { name: t('cards:fields.ifsc') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

const withFields = (region: CardRegion, shown: CardField[], absent: CardField[]): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await fill(context, region, {});
    for (const name of shown)
      await expect(await context.canvas.findByRole('textbox', { name: t(field(name)) })).toBeVisible();
    for (const name of absent)
      await expect(context.canvas.queryByRole('textbox', { name: t(field(name)) })).toBeNull();
    await expect(
      await context.canvas.findByRole('radiogroup', { name: t('cards:fields.type') }),
    ).toBeVisible();
    await expectFits(context.canvasElement);
  },
});

/** Branch and its code of four digits, and a number of ten to sixteen. */
export const Taiwan: Story = withFields(
  'TW',
  ['bankName', 'branchName', 'branchCode', 'number'],
  ['ifsc', 'upi'],
);

/** IFSC and UPI instead of a branch. */
export const India: Story = withFields(
  'IN',
  ['bankName', 'number', 'ifsc', 'upi'],
  ['branchName', 'branchCode'],
);

/** All fields are required: each says so. */
export const Missing: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', {});
    await context.userEvent.click(await check(context));
    for (const name of ['number', 'bankName', 'branchName', 'branchCode'] as const) {
      const input = await context.canvas.findByRole('textbox', { name: t(field(name)) });
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(t('cards:required'))));
    }
    await expect(
      await context.canvas.findByRole('textbox', { name: t('cards:fields.number') }),
    ).toHaveFocus();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** Another's name, six digits, a branch code of two: each field says what it wants, and stops saying it once mended. */
export const Wrong: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', { ...japanese, holder: 'SATO KEN', number: '482091', branchCode: '10' });
    await context.userEvent.click(await check(context));
    const said = (text: string) => context.canvas.findByText(text);
    await expect(await said(t('cards:holderDiffers', { name: 'AOKI HARUKA' }))).toBeVisible();
    await expect(await said(t('cards:malformed.number', { minimum: 7, maximum: 8 }))).toBeVisible();
    await expect(await said(t('cards:malformed.branchCode', { digits: 3 }))).toBeVisible();
    await typeInto(context, 'cards:fields.number', '4820917');
    await waitFor(() =>
      expect(context.canvas.queryByText(t('cards:malformed.number', { minimum: 7, maximum: 8 }))).toBeNull(),
    );
  },
};

export const WrongIndian: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'IN', { ...indian, ifsc: 'MMBK1', upi: 'haruka' });
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(t('cards:malformed.ifsc'))).toBeVisible();
    await expect(await context.canvas.findByText(t('cards:malformed.upi'))).toBeVisible();
  },
};

export const TooLong: Story = {
  play: async (context) => {
    await fill(context, 'JP', japanese);
    const bank = await context.canvas.findByRole('textbox', {
      name: storyText(context)('cards:fields.bankName'),
    });
    await context.userEvent.clear(bank);
    await context.userEvent.click(bank);
    await context.userEvent.paste('銀'.repeat(61));
    await context.userEvent.click(await check(context));
    await expect(await context.canvas.findByText(storyText(context)('cards:malformed.text'))).toBeVisible();
  },
};

/** Everything once more, as it will be kept: full-width digits, blanks and hyphens are gone. */
export const Checked: Story = {
  play: async (context) => {
    await fill(context, 'JP', { ...japanese, number: '４８２ 0-917' });
    const sheet = await look(context);
    await expect(await sheet.findByText('4820917')).toBeVisible();
    await expect(await sheet.findByText(storyText(context)('cards:checkNote'))).toBeVisible();
    await expect(await cardsKept(context)).toHaveLength(0);
  },
};

/** Added, and masked from now on; the way to the list. */
export const Added: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await expect(await canvas.findByText(t('cards:done'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expect(await canvas.findByText('•••• 0917')).toBeVisible();
    await context.userEvent.click(await canvas.findByRole('button', { name: t('cards:toList') }));
    await waitFor(() => expect(window.location.hash).toBe('#/user/BankCard'));
  },
};

export const AddedIndian: Story = {
  play: async (context) => {
    await fill(context, 'IN', indian);
    await add(context);
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await cardsKept(context)).toMatchObject([
      { region: 'IN', ifsc: 'MMBK0000101', upi: 'haruka@mmbk', branchName: null, type: 'savings' },
    ]);
  },
};

/** Needed for a withdrawal: leads back there. */
export const BackToWhereItWasNeeded: Story = {
  parameters: { app: { path: `${path}?to=%2Fuser%2Fwithdraw`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await fill(context, 'JP', japanese);
    await add(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('cards:goOn') }));
    await waitFor(() => expect(window.location.hash).toBe('#/user/withdraw'));
  },
};

export const DoubleTap: Story = {
  play: async (context) => {
    await fill(context, 'JP', japanese);
    const sheet = await look(context);
    const button = await sheet.findByRole('button', { name: storyText(context)('cards:submit') });
    button.click();
    button.click();
    await context.canvas.findByText(storyText(context)('cards:done'));
    await expect(await cardsKept(context)).toHaveLength(1);
  },
};

/** The same account again, however it is written. */
/** Somebody else has it, which only the server can know. */
/** The phone did not know the verified name, so the bank's check finds it out. */
/** The verification was taken back by customer service while the form was filled in. */
/** The phone took the member for verified, the server knows of no check at all. */
/** The real-name check comes first, and leads back to this form. */
/** No answer: the form stays as it was typed, to be sent again. */
export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/card/Rules');

export const Offline: Story = offlineStory();
