import { Blocked } from '../../components/Blocked/Blocked';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';
import { fundPasswordHref } from '../hrefs';

/** Adding an account needs a fund password, so it must be set first. `here` is the path to return to. */
export function PasswordFirst({ here }: { here: string }) {
  const t = useText('cards');
  return (
    <Blocked
      reason={t('passwordFirst')}
      action={<LinkButton href={fundPasswordHref(here)}>{t('gates:steps.setFundPassword')}</LinkButton>}
    >
      {t('passwordFirstNote')}
    </Blocked>
  );
}
