'use client';
import { Banner } from '../../../components/Banner/Banner';
import { Stack } from '../../../components/Stack/Stack';
import { type Step, type StepState, Steps } from '../../../components/Steps/Steps';
import { inLanguage } from '../../../i18n/inLanguage';
import type { Translate } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { useStepStates } from '../../useStepStates';
import { isCancelled, type Transfer, transferStageText } from '../transferTexts';

export interface TransferProgressProps {
  /** The deposit or withdrawal. */
  transfer: Transfer;
}

/**
 * The stages of a deposit or withdrawal, with times reached and expected.
 *
 * A rejected one shows the reason and what the member can do, which is never a payment (decision 16).
 */
export function TransferProgress({ transfer }: TransferProgressProps) {
  const formats = useFormats();
  const t = useText('transfers');
  const language = useLanguage();
  const { stages, rejection, status } = transfer;
  const steps = stages.map<Step>((stage) => ({
    label: transferStageText(t as Translate, transfer, stage.status),
    time:
      stage.reachedAt == null
        ? t('due', { time: formats.monthDayTime(stage.dueAt) })
        : formats.monthDayTime(stage.reachedAt),
    state: stateOf(stage, status, isCancelled(transfer)),
  }));
  return (
    <Stack gap="m">
      {rejection && (
        <Banner
          tone={isCancelled(transfer) ? 'info' : 'danger'}
          title={inLanguage(rejection.reason, language)}
        >
          {inLanguage(rejection.remedy, language)}
        </Banner>
      )}
      <Steps label={t('progress')} steps={steps} stateLabels={useStepStates()} />
    </Stack>
  );
}

/** The last stage reached is the current one, until no more are expected. */
function stateOf(
  stage: Transfer['stages'][number],
  status: Transfer['status'],
  cancelled: boolean,
): StepState {
  if (stage.reachedAt == null) return 'upcoming';
  if (stage.status === 'rejected') return cancelled ? 'done' : 'failed';
  const ended = status === 'success' || status === 'rejected';
  return stage.status === status && !ended ? 'current' : 'done';
}
