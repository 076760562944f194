import { useEffect, useState } from 'react';
import { isNewRelease } from '../api/newRelease';
import { useText } from '../i18n/useText';
import { CodeError } from '../lib/pageCode';

interface Told {
  /** Code is missing: only beginning anew helps. */
  isCode: boolean;
  message: string;
  /** Name of the one button. */
  action: string;
  reference: string;
}

interface Sentences {
  /** It is broken. */
  broken: string;
  /** Its code did not come. */
  codeMissing: string;
  /** The technical code of what is broken. */
  reference: string;
}

/**
 * What a member is told where something could not be drawn, under a reference that the console explains: that there is
 * another release, that its code did not come, or that it is broken.
 */
export function useFailure(error: unknown, sentences: Sentences): Told {
  const t = useText('common');
  const isCode = error instanceof CodeError;
  const reference = isCode ? error.code : sentences.reference;
  const [isReleased, setReleased] = useState(false);

  useEffect(() => console.error(reference, error), [reference, error]);
  useEffect(() => {
    let isGone = false;
    if (isCode) void isNewRelease().then((released) => !isGone && setReleased(released));
    return () => {
      isGone = true;
    };
  }, [isCode]);

  const told = { isCode, reference: t('reference', { reference }) };
  if (isReleased) return { ...told, message: t('failure.released'), action: t('reload') };
  return { ...told, message: isCode ? sentences.codeMissing : sentences.broken, action: t('retry') };
}
