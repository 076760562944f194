import Languages from 'lucide-react/icons/languages';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSiteConfig } from '../../api/queries/common';
import { useLogIn } from '../../api/queries/login';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { loginReasons } from '../../domain/login/account';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { agreementOf } from '../../session/agreement';
import { rememberedAccount } from '../../session/session';
import { sessionEnd } from '../../session/sessionEnd';
import { BrandLine } from '../../widgets/login/Brand/BrandLine';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { useBack } from '../useBack';
import { useBrand } from '../useBrand';
import { useDraftStart, useKeptDraft } from '../useFormDraft';
import { accountToSend } from './accountToSend';
import { ContactUs } from './ContactUs';
import { DemoHint } from './DemoHint';
import { EntryForm } from './EntryForm';
import { LoginFields, type LoginForm } from './LoginFields';
import { useEntryTarget } from './useEntryTarget';
import { useReasonResolver } from './useReasonResolver';

/** `/login/login`: account, password and agreement. Continues to `to`, or home. */
export function Login() {
  const t = useText('login');
  const formId = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const target = useEntryTarget();
  const back = useBack('/login/logon2');
  const entry = useLogIn();
  const brand = useBrand();
  const [wasIdle] = useState(() => sessionEnd.read() === 'idle');
  const version = loadedData(useSiteConfig())?.agreementVersion;
  const hasAgreed = (account: string) =>
    version !== undefined && agreementOf(accountToSend(account))?.version === version;
  const initial = { account: rememberedAccount() };
  const form = useForm<LoginForm>({
    resolver: useReasonResolver((typed) =>
      loginReasons({ ...typed, agreed: typed.agreed || hasAgreed(typed.account) }),
    ),
    defaultValues: { ...useDraftStart('login', initial), password: '', agreed: false },
  });
  const account = useWatch({ control: form.control, name: 'account' });
  useKeptDraft('login', { initial, typed: { account }, isSent: entry.state.step !== 'ready' });

  const submit = form.handleSubmit(async ({ account, password }) => {
    const request = { account: accountToSend(account), password, agreedVersion: version };
    await entry.submit(request);
    // The password is cleared after sending, whatever the result.
    form.resetField('password');
  });
  const fillIn = (demo: { account: string; password: string }) => {
    form.setValue('account', demo.account);
    form.setValue('password', demo.password);
    form.clearErrors(['account', 'password']);
    entry.edit();
  };

  if (target !== undefined) return <Navigate to={target} replace />;
  const language = (
    <IconButton label={t('login.language')} glyph={Languages} onClick={() => navigate('/user/changeLang')} />
  );
  return (
    <Page
      topBar={<TopBar title={t('login.title')} back={back} trailing={language} />}
      actions={
        <Button type="submit" form={formId} fullWidth busy={entry.state.step === 'sending'}>
          {t('login.submit')}
        </Button>
      }
    >
      <EntryForm id={formId} onSubmit={submit} onChange={entry.edit}>
        <BrandLine {...brand} />
        {wasIdle && <Banner tone="info">{t('idle.ended')}</Banner>}
        <DemoHint onFill={fillIn} />
        <LoginFields form={form} version={version} onAgreement={() => navigate('/user/userPri')} />
        <ProblemNote problem={entry.problem} tooManyTries={t('login.tooManyTries')} contact={<ContactUs />} />
        <Link standalone href={`#/login/register${location.search}`}>
          {t('login.toRegister')}
        </Link>
        <ContactUs />
      </EntryForm>
    </Page>
  );
}
