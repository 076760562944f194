import { useEffect, useState } from 'react';
import { isNewRelease } from '../api/newRelease';
import { useOnline } from '../api/useOnline';
import { useText } from '../i18n/useText';
import { ModuleLoadError } from '../lib/moduleLoad';

interface FailureText {
  /** Code is missing: only a reload helps. */
  isCode: boolean;
  message: string;
  /** Label of the button. */
  action: string;
  /** Reference for customer service; undefined while the phone is offline, which they can't fix. */
  reference: string | undefined;
}

interface Sentences {
  /** Text for an error in rendering. */
  broken: string;
  /** Text for code that failed to load. */
  codeMissing: string;
  /** Technical code of an error in rendering. */
  reference: string;
}

/**
 * The text for content that failed to render, with a reference to the console entry. The causes: a new release, an
 * offline phone, code that failed to load, or an error in rendering.
 */
export function useFailure(error: unknown, sentences: Sentences): FailureText {
  const t = useText('common');
  const isCode = error instanceof ModuleLoadError;
  const reference = isCode ? error.reference : sentences.reference;
  const online = useOnline();
  const [isReleased, setReleased] = useState(false);

  useEffect(() => console.error(reference, error), [reference, error]);
  useEffect(() => {
    let isGone = false;
    if (isCode) void isNewRelease().then((released) => !isGone && setReleased(released));
    return () => {
      isGone = true;
    };
  }, [isCode]);

  const common = { isCode, reference: t('reference', { reference }) };
  if (isCode && !online)
    return { isCode, reference: undefined, message: t('failure.offline'), action: t('retry') };
  if (isReleased) return { ...common, message: t('failure.released'), action: t('reload') };
  return { ...common, message: isCode ? sentences.codeMissing : sentences.broken, action: t('retry') };
}
