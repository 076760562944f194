import { useEffect, useState } from 'react';
import { isNewRelease } from '../api/newRelease';
import { useOnline } from '../api/useOnline';
import { useText } from '../i18n/useText';
import { ModuleLoadError } from '../lib/lazyModule';

interface Told {
  /** Code is missing: only beginning anew helps. */
  isCode: boolean;
  message: string;
  /** Name of the one button. */
  action: string;
  /** What customer service may ask for; none where the phone is offline, which they can't mend. */
  reference: string | undefined;
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
 * another release, that the phone is offline, that its code did not come, or that it is broken.
 */
export function useFailure(error: unknown, sentences: Sentences): Told {
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

  const told = { isCode, reference: t('reference', { reference }) };
  if (isCode && !online)
    return { isCode, reference: undefined, message: t('failure.offline'), action: t('retry') };
  if (isReleased) return { ...told, message: t('failure.released'), action: t('reload') };
  return { ...told, message: isCode ? sentences.codeMissing : sentences.broken, action: t('retry') };
}
