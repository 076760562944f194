import { Blocked } from '../../../components/Blocked/Blocked';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { useText } from '../../../i18n/useText';
import { fundPasswordHref } from '../../hrefs';

/** An account is added with the fund password: it is set first. `here`: path of this screen, to come back to. */
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
