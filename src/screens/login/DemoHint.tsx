import { useSiteConfig } from '../../api/queries/common';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';

export interface DemoHintProps {
  /** Fills the form in with the demo account; what has to be agreed to stays the member's to tick. */
  onFill: (demo: { account: string; password: string }) => void;
}

/** Which account tries the demo. Nothing where a real server stands behind the app (decision 18). */
export function DemoHint({ onFill }: DemoHintProps) {
  const t = useText('login');
  const demo = loadedData(useSiteConfig())?.demo;
  if (!demo) return null;
  return (
    <Banner
      title={t('login.demoTitle')}
      action={
        <Button kind="quiet" size="small" onClick={() => onFill(demo)}>
          {t('login.demoFill')}
        </Button>
      }
    >
      {t('login.demoBody', { account: demo.account, password: demo.password })}
    </Banner>
  );
}
