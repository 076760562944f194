import { useSiteConfig } from '../../api/queries/common';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';

export interface DemoHintProps {
  /** Called to fill in the demo account. The member still has to tick the agreement. */
  onFill: (demo: { account: string; password: string }) => void;
}

/** Shows the demo account. Renders nothing with a real server (decision 18). */
export function DemoHint({ onFill }: DemoHintProps) {
  const t = useText('login');
  const demo = loadedData(useSiteConfig())?.demo;
  if (!demo) return null;
  const { account, password } = demo;
  if (password === undefined)
    return <Banner title={t('login.demoTitle')}>{t('login.demoChanged', { account })}</Banner>;
  return (
    <Banner
      title={t('login.demoTitle')}
      action={
        <Button kind="quiet" size="small" onClick={() => onFill({ account, password })}>
          {t('login.demoFill')}
        </Button>
      }
    >
      {t('login.demoBody', { account, password })}
    </Banner>
  );
}
