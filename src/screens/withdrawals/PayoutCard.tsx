import type { BankCard } from '../../api/contract/cards';
import { Link } from '../../components/Link/Link';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { BankCardTile } from '../../widgets/cards/BankCardTile/BankCardTile';
import { withCardHref } from '../hrefs';

interface PayoutCardProps {
  card: BankCard | undefined;
}

/** The account to pay into, masked, with a link to choose another. */
export function PayoutCard({ card }: PayoutCardProps) {
  const t = useText('withdrawals');
  const href = withCardHref(card?.id);
  if (!card) {
    return (
      <Section title={t('card')}>
        <LinkButton kind="quiet" fullWidth href={href}>
          {t('cardChoose')}
        </LinkButton>
      </Section>
    );
  }
  const change = (
    <Link standalone href={href}>
      {t('cardChange')}
    </Link>
  );
  return (
    <Section title={t('card')} action={change}>
      <BankCardTile card={card} />
    </Section>
  );
}
