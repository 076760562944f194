import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useRegister } from '../../api/queries/session';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { type RegisterForm, registerReasons } from '../../domain/account';
import { useText } from '../../i18n/useText';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { useBack } from '../useBack';
import { accountToSend } from './accountToSend';
import { ContactUs } from './ContactUs';
import { EntryForm } from './EntryForm';
import { RegisterFields } from './RegisterFields';
import { useEntry } from './useEntry';
import { useEntryTarget } from './useEntryTarget';
import { useReasonResolver } from './useReasonResolver';

/** `/login/register`: a new member, who is signed in then; `code` in the address fills in the invite code. */
export function Register() {
  const t = useText('login');
  const formId = useId();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const target = useEntryTarget();
  const back = useBack('/login/logon2');
  const entry = useEntry();
  const registration = useRegister({ onRefused: entry.refuse });
  const form = useForm<RegisterForm>({
    resolver: useReasonResolver(registerReasons),
    defaultValues: { account: '', password: '', confirmPassword: '', inviteCode: query.get('code') ?? '' },
  });

  const submit = form.handleSubmit(({ account, password, inviteCode }) =>
    entry.send(() =>
      registration.mutateAsync({ account: accountToSend(account), password, inviteCode: inviteCode.trim() }),
    ),
  );

  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <Page
      topBar={<TopBar title={t('register.title')} back={back} />}
      actions={
        <Button type="submit" form={formId} fullWidth busy={entry.busy}>
          {t('register.submit')}
        </Button>
      }
    >
      <EntryForm id={formId} onSubmit={submit} onChange={entry.forget}>
        <RegisterFields form={form} />
        <ProblemNote problem={entry.problem} contact={<ContactUs />} unanswered={t('register.unknown')} />
        <Link standalone href={`#/login/login${search}`}>
          {t('register.toLogin')}
        </Link>
      </EntryForm>
    </Page>
  );
}
