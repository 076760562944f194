'use client';
import type { StepsProps } from '../components/Steps/Steps';
import { useText } from '../i18n/useText';

/** The states of steps in words, for screen readers. */
export function useStepStates(): StepsProps['stateLabels'] {
  const t = useText('common');
  return {
    done: t('steps.done'),
    current: t('steps.current'),
    upcoming: t('steps.upcoming'),
    failed: t('steps.failed'),
  };
}
