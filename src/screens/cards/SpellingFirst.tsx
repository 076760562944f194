import { useLocation } from 'react-router-dom';
import { Blocked } from '../../components/Blocked/Blocked';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { SpelledScript } from '../../domain/identity/identityVocabulary';
import { useText } from '../../i18n/useText';
import { missingSpellingHref } from '../hrefs';

interface SpellingFirstProps {
  script: SpelledScript;
  /** It was submitted and is under review. */
  underReview: boolean;
}

/** The name must be verified in the script of the region's banks before an account is added there (decision 53). */
export function SpellingFirst({ script, underReview }: SpellingFirstProps) {
  const t = useText('cards');
  const { pathname, search } = useLocation();
  const href = missingSpellingHref(script, pathname + search);
  if (underReview)
    return (
      <Blocked
        reason={t(`spellingUnderReview.${script}`)}
        action={
          <LinkButton kind="quiet" href={href}>
            {t('followReview')}
          </LinkButton>
        }
      >
        {t('underReviewNote')}
      </Blocked>
    );
  return (
    <Blocked
      reason={t(`spellingMissing.${script}`)}
      action={<LinkButton href={href}>{t(`addSpelling.${script}`)}</LinkButton>}
    >
      {t(`spellingMissingNote.${script}`)}
    </Blocked>
  );
}
