import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BankCard } from '../../api/contract/cards';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { BankCardTile } from '../../widgets/cards/BankCardTile/BankCardTile';

interface CardAddedProps {
  card: BankCard;
  topBar: ReactElement;
  /** Continues where the account was needed; undefined if it was not. */
  goOn: (() => void) | undefined;
}

/** The account was added: its masked number and the next step. */
export function CardAdded({ card, topBar, goOn }: CardAddedProps) {
  const t = useText('cards');
  const navigate = useNavigate();
  const on = goOn ? (
    <Button fullWidth onClick={goOn}>
      {t('goOn')}
    </Button>
  ) : (
    <Button fullWidth onClick={() => navigate('/user/BankCard', { replace: true })}>
      {t('toList')}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={on}>
      <Section>
        <Stack gap="m">
          <Banner tone="success" title={t('done')} announce>
            {t('doneNote')}
          </Banner>
          <BankCardTile card={card} />
        </Stack>
      </Section>
    </Page>
  );
}
