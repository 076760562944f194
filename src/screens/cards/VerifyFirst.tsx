import { Blocked } from '../../components/Blocked/Blocked';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';
import { realNameHref } from '../hrefs';

interface VerifyFirstProps {
  /** The check was submitted and is under review. */
  underReview: boolean;
  /** Path of this screen, to return to. */
  here: string;
}

/** The real-name check is required before the first bank account (specification 5). */
export function VerifyFirst({ underReview, here }: VerifyFirstProps) {
  const t = useText('cards');
  if (underReview) {
    return (
      <Blocked
        reason={t('underReview')}
        action={
          <LinkButton kind="quiet" href={realNameHref(here)}>
            {t('followReview')}
          </LinkButton>
        }
      >
        {t('underReviewNote')}
      </Blocked>
    );
  }
  return (
    <Blocked
      reason={t('verifyFirst')}
      action={<LinkButton href={realNameHref(here)}>{t('verify')}</LinkButton>}
    >
      {t('verifyFirstNote')}
    </Blocked>
  );
}
