import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { signUp } from '../../api/queries/session';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { type RegisterForm, registerReasons } from '../../domain/account';
import { useText } from '../../i18n/useText';
import { typedBefore } from '../../session/typed';
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
  const form = useForm<RegisterForm>({
    resolver: useReasonResolver(registerReasons),
    defaultValues: {
      account: typedBefore('account', ''),
      password: '',
      confirmPassword: '',
      inviteCode: typedBefore('inviteCode', query.get('code') ?? ''),
    },
  });

  const submit = form.handleSubmit(async ({ account, password, inviteCode }) => {
    const request = { account: accountToSend(account), password, inviteCode: inviteCode.trim() };
    await entry.send(() => signUp(request, { onRefused: entry.refuse }));
    // They have been sent: they are not kept, however that ended.
    form.resetField('password');
    form.resetField('confirmPassword');
  });

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
        <ContactUs />
      </EntryForm>
    </Page>
  );
}
