import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Stack } from '../../components/Stack/Stack';
import { formatDateTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';
import type { KeptAgreement } from '../../session/agreement';

export interface AgreementFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  error: string | undefined;
  /** What this account agreed to before; undefined where nothing is known. */
  before?: KeptAgreement | undefined;
  /** Version of the text that holds now; undefined where the server does not say. */
  version: string | undefined;
  /** The member wants to read what there is to agree to. */
  onRead: () => void;
}

/**
 * The agreement that has to be read and agreed to (specification 5). Asked for once for each version: where this
 * account has agreed to the present one, it is told when, and nothing has to be ticked.
 */
export function AgreementField({ before, version, onRead, error, ...input }: AgreementFieldProps) {
  const t = useText('login');
  const components = { agreement: <AgreementLink onPress={onRead} /> };
  if (before && before.version === version) {
    const values = { version, time: formatDateTime(before.agreedAt) };
    return (
      <Note>
        <Trans ns="login" i18nKey="login.agreed" values={values} components={components} />
      </Note>
    );
  }
  return (
    <Stack gap="s">
      {before && version !== undefined && <Note>{t('login.agreementChanged', { version })}</Note>}
      <Checkbox {...input} {...(error !== undefined && { error })}>
        <Trans ns="login" i18nKey="login.agree" components={components} />
      </Checkbox>
    </Stack>
  );
}

/** Opens the agreement; its text is put in by the sentence around it. */
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
