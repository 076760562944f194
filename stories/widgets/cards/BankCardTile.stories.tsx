import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../../src/components/IconButton/IconButton';
import { Stack } from '../../../src/components/Stack/Stack';
import { cardRegions } from '../../../src/domain/cards/cardsVocabulary';
import { BankCardTile } from '../../../src/widgets/cards/BankCardTile/BankCardTile';
import { bankNameIn, branchNameIn } from '../../../src/widgets/cards/bankNames';
import { onPage } from '../../components/onPage';
import { bankCardOf } from '../../fixtures/cards';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyLanguage, storyText } from '../../support/storyText';

const japanese = bankCardOf('JP');

const cardChoices = {
  masked: japanese,
  longText: bankCardOf('JP', { bankNames: longName, branchNames: longName, holder: longName.en }),
} satisfies Record<string, ComponentProps<typeof BankCardTile>['card']>;

const meta = {
  title: 'Widgets/Money/BankCardTile',
  component: BankCardTile,
  decorators: [onPage],
  args: { card: cardChoices.masked },
  argTypes: { card: choices(cardChoices) },
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Bank, branch and holder, with the last four digits of the number; a screen reader says that they are the
 * last.
 */
export const NumberMasked: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(
      await canvas.findByText(t('fundRecords:card.endsIn', { digits: '0917' })),
    ).toBeInTheDocument();
    const language = storyLanguage(context);
    const names = [bankNameIn(japanese, language), branchNameIn(japanese, language) ?? ''];
    for (const shown of [...names, '•••• 0917', 'アオキ ハルカ', 'JPY'])
      await expect(canvasElement).toHaveTextContent(shown);
    await expect(canvasElement).toHaveTextContent(t('fundRecords:card.type.savings'));
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Cards of banks of each region, with the codes used there; one bank has no branches. */
export const BanksOfEachRegion: Story = {
  render: () => (
    <Stack gap="s">
      {cardRegions.map((region) => (
        <BankCardTile key={region} card={bankCardOf(region)} />
      ))}
    </Stack>
  ),
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    const codes = (['branchCode', 'ifsc', 'upi'] as const).map((field) => t(`cards:fields.${field}`));
    const [tw, india] = [bankCardOf('TW'), bankCardOf('IN')];
    for (const shown of [`${codes[0]} ${tw.branchCode}`, `${codes[1]} ${india.ifsc}`, `${codes[2]} ha••••@`])
      await expect(canvasElement).toHaveTextContent(shown);
    const language = storyLanguage(context);
    const names = [bankNameIn(tw, language), branchNameIn(tw, language) ?? '', bankNameIn(india, language)];
    for (const shown of [...names, 'TWD', 'INR']) await expect(canvasElement).toHaveTextContent(shown);
    await expect(canvasElement).toHaveTextContent(t('fundRecords:card.type.current'));
  },
};

/** With a button to remove the card, as in the list of the member’s cards. */
export const WithRemoveButton: Story = {
  args: { action: <IconButton label="Remove" glyph={Trash2} onClick={fn()} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

const chosen = fn<(id: string) => void>();

/** One card of several is chosen for a payout, here the third, by tap and arrow keys. */
export const OneOfSeveralToChoose: Story = {
  args: { choice: { name: 'card', selected: false, onSelect: chosen } },
  render: function Choice({ choice }) {
    const [id, setId] = useState(japanese.id);
    const select = (next: string) => {
      choice?.onSelect(next);
      setId(next);
    };
    return (
      <fieldset style={{ border: 0, margin: 0, padding: 0 }} aria-label="Cards">
        <Stack gap="s">
          {cardRegions.map((region) => {
            const card = bankCardOf(region);
            return (
              <BankCardTile
                key={region}
                card={card}
                choice={{ name: 'card', selected: card.id === id, onSelect: select }}
              />
            );
          })}
        </Stack>
      </fieldset>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    chosen.mockClear();
    const [jp, tw, india] = (['JP', 'TW', 'IN'] as const).map((region) =>
      bankNameIn(bankCardOf(region), storyLanguage(context)),
    ) as [string, string, string];
    const expectChecked = async (name: string) =>
      expect(await canvas.findByRole('radio', { checked: true })).toHaveAccessibleName(
        expect.stringContaining(name),
      );
    await expectChecked(jp);
    await userEvent.click(await canvas.findByText(tw));
    await expect(chosen.mock.calls).toEqual([[bankCardOf('TW').id]]);
    await expectChecked(tw);
    await userEvent.keyboard('{ArrowDown}');
    await expectChecked(india);
    await expect(await canvas.findByRole('radio', { checked: true })).toHaveFocus();
  },
};

/** Long names of bank, branch and holder wrap within a chosen tile. */
export const LongText: Story = {
  args: {
    card: cardChoices.longText,
    choice: { name: 'card', selected: true, onSelect: fn() },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio')).toBeChecked();
    await expectFits(canvasElement);
  },
};

/** Wrong: the whole number of the account. */
export const DontPassTheWholeNumber: Story = { args: { card: bankCardOf('JP', { lastFour: '4820917' }) } };
