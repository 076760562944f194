import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BankCard } from '../../api/contract/cards';
import { IconButton } from '../../components/IconButton/IconButton';
import { Section } from '../../components/Section/Section';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BankCardTile } from '../../widgets/cards/BankCardTile/BankCardTile';
import { bankNameIn } from '../../widgets/cards/bankNames';
import { RemoveCard } from './RemoveCard';

const Tiles = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

/** The member's bank accounts, each of which can be removed after a confirmation. */
export function CardsList({ cards }: { cards: readonly BankCard[] }) {
  const t = useText('cards');
  const language = useLanguage();
  const [leaving, setLeaving] = useState<string>();
  const removed = cards.find(({ id }) => id === leaving);
  return (
    <Section>
      <Tiles role="list" aria-label={t('title')}>
        {cards.map((card) => (
          <li key={card.id}>
            <BankCardTile
              card={card}
              action={
                <IconButton
                  label={t('remove.label', { bank: bankNameIn(card, language), digits: card.lastFour })}
                  glyph={Trash2}
                  onClick={() => setLeaving(card.id)}
                />
              }
            />
          </li>
        ))}
      </Tiles>
      {removed && <RemoveCard key={removed.id} card={removed} onClose={() => setLeaving(undefined)} />}
    </Section>
  );
}
