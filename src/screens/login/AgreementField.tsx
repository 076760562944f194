import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Stack } from '../../components/Stack/Stack';
import { i18nextNamespace } from '../../i18n/i18nextNamespace';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import type { KeptAgreement } from '../../session/agreement';

export interface AgreementFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  /** Why the form can't be sent without consent. */
  error: string | undefined;
  /** The earlier consent of this account; undefined if unknown. */
  before?: KeptAgreement | undefined;
  /** Current version of the agreement; undefined if the server does not send it. */
  version: string | undefined;
  /** Called when the member opens the agreement. */
  onRead: () => void;
}

/**
 * Consent to the agreement, which must be read first (specification 5).
 *
 * Asked once per version: if this account has accepted the current one, its date is shown instead of the box.
 */
export function AgreementField({ before, version, onRead, error, ...input }: AgreementFieldProps) {
  const formats = useFormats();
  const t = useText('login');
  const components = { agreement: <AgreementLink onPress={onRead} /> };
  if (before && before.version === version) {
    const values = { version, time: formats.dateTime(before.agreedAt) };
    return (
      <Note>
        <Trans
          ns={i18nextNamespace('login')}
          i18nKey="login.agreed"
          values={values}
          components={components}
        />
      </Note>
    );
  }
  return (
    <Stack gap="s">
      {before && version !== undefined && <Note>{t('login.agreementChanged', { version })}</Note>}
      <Checkbox {...input} {...(error !== undefined && { error })}>
        <Trans ns={i18nextNamespace('login')} i18nKey="login.agree" components={components} />
      </Checkbox>
    </Stack>
  );
}

/** Opens the agreement. The surrounding sentence supplies its text. */
function AgreementLink({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Link href="#/user/userPri" onClick={press}>
      {children}
    </Link>
  );
}
