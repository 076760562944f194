import type { ResponseOf } from '../../api/contract/call';
import type { signInStatus } from '../../api/contract/rewards';
import { Banner } from '../../components/Banner/Banner';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { Reward } from './Reward';
import { SignInHistory } from './SignInHistory';
import { SignInMonth } from './SignInMonth';
import type { DailySignIn } from './useDailySignIn';

interface SignInPanelProps {
  status: Loadable<ResponseOf<typeof signInStatus>>;
  signing: DailySignIn;
}

/** The daily sign-in: progress to the next reward, its calendar, and history. */
export function SignInPanel({ status, signing }: SignInPanelProps) {
  const t = useText('rewards');
  return (
    <Load from={status} skeleton={<SkeletonFigures facts={6} />}>
      {(now) => (
        <>
          <Section>
            <Stack gap="s">
              {signing.done && (
                <Banner tone="success" title={t('signedIn')} announce>
                  {t('signedInNote')}
                </Banner>
              )}
              <ProblemNote problem={signing.problem} unanswered={t('unanswered')} />
              <Note>{t('notice', { points: now.scorePerSignIn })}</Note>
            </Stack>
          </Section>
          <Reward status={now} />
          <SignInMonth status={now} />
          <SignInHistory />
        </>
      )}
    </Load>
  );
}
