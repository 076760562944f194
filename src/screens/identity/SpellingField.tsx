import { TextField, type TextFieldProps } from '../../components/TextField/TextField';
import type { SpelledScript } from '../../domain/identity/identityVocabulary';
import { spellingFields } from '../../domain/identity/nameSpelling';
import { useText } from '../../i18n/useText';

interface SpellingFieldProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  script: SpelledScript;
}

/** The member's name in the script of a region's banks (decision 53). */
export function SpellingField({ script, ...field }: SpellingFieldProps) {
  const t = useText('identity');
  const name = spellingFields[script];
  return (
    <TextField
      {...field}
      label={t(`form.${name}`)}
      hint={t(`form.${name}Hint`)}
      // Browsers have only one name, in the script of the document.
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
    />
  );
}
