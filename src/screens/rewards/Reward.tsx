import { styled } from 'styled-components';
import type { SignInState } from '../../api/contract/rewards';
import { useAccount } from '../../api/queries/account';
import { useClaimReward } from '../../api/queries/rewards';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { RingPlot } from '../../components/plots/RingPlot/RingPlot';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { accountReasons } from '../../domain/account/accountReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { firstReasonText } from '../../widgets/reasonText';
import { useBlockedButton } from '../../widgets/useBlockedButton';
import { useWaitReason } from '../../widgets/waitText';
import { SentRequestNote } from '../SentRequestNote';
import { RefusedByServer } from '../support/RefusedByServer';
import { RestrictedService } from '../support/RestrictedService';

/** Progress to the next reward, and the claim button once earned. A claim moves money, so it is sent once. */
export function Reward({ status }: { status: SignInState }) {
  const formats = useFormats();
  const t = useText('rewards');
  const { state, problem, retryAt, submit, sent, check } = useClaimReward();
  const wait = useWaitReason(retryAt);
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const { unrewarded, needed, missing, reward } = status;
  const amount = formats.number(reward);
  // Surplus days count towards the next reward.
  const collected = Math.min(unrewarded, needed);
  const waiting = Math.floor(unrewarded / needed);
  const ready = waiting > 1 ? t('reward.readyMore', { amount, waiting }) : t('reward.ready', { amount });
  const reason =
    missing > 0
      ? t('reward.blocked', { missing })
      : firstReasonText(t, accountReasons(restrictions), formats);
  const { textId, why } = useBlockedButton(reason ?? wait, problem);
  const claimed = state.step === 'done' ? state.result : undefined;
  return (
    <Section title={t('reward.title')}>
      <Stack gap="s">
        <Progress>
          <RingPlot
            label={t('reward.progress')}
            value={collected}
            max={needed}
            valueText={t('reward.reading', { have: collected, needed })}
          />
          <Words>
            <p>{missing > 0 ? t('reward.missing', { missing, amount }) : ready}</p>
            <Note>{t('reward.note')}</Note>
          </Words>
        </Progress>
        {claimed && (
          <Banner tone="success" title={t('reward.claimed')} announce>
            {t('reward.claimedNote', {
              amount: formats.number(claimed.amount ?? reward),
              order: claimed.orderNumber ?? t('common:none'),
            })}
          </Banner>
        )}
        {!claimed && (
          <SentRequestNote sent={sent} check={check} checkHref="#/user/FundingDetails" checks="records" />
        )}
        <RefusedByServer problem={problem} textId={textId} />
        {(state.step === 'ready' || state.step === 'sending') && (
          <Button
            kind="quiet"
            fullWidth
            busy={state.step === 'sending'}
            {...why}
            onClick={() => void submit({})}
          >
            {t('reward.claim', { amount })}
          </Button>
        )}
        {missing === 0 && !problem && <RestrictedService />}
      </Stack>
    </Section>
  );
}

// The ring stands above the words where both do not fit beside each other.
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${units(space.m, space.l)};
`;

const Words = styled.div`
  flex: 1 1 9lh;
  > p:first-child { font-weight: ${fontWeight.bold}; }
`;
