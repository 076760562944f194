import { styled } from 'styled-components';
import type { BankCard } from '../../api/contract/cards';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BankCardTile } from '../../widgets/cards/BankCardTile/BankCardTile';

const Choices = styled.fieldset`
  display: grid;
  min-width: 0;
  gap: ${units(space.s)};
  padding: 0;
  border: 0;
  margin: 0;
`;

interface CardChoicesProps {
  cards: readonly BankCard[];
  /** Id of the chosen account. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Chooses one of the member's bank accounts. */
export function CardChoices({ cards, chosen, onChoose }: CardChoicesProps) {
  const t = useText('withdrawals');
  return (
    <Section>
      <Stack gap="s">
        <Choices>
          <VisuallyHidden as="legend">{t('cardsTitle')}</VisuallyHidden>
          {cards.map((card) => (
            <BankCardTile
              key={card.id}
              card={card}
              choice={{ name: 'card', selected: card.id === chosen, onSelect: onChoose }}
            />
          ))}
        </Choices>
        <Note>{t('cardsOwn')}</Note>
      </Stack>
    </Section>
  );
}
