import { useState } from 'react';
import type { Notice } from '../../../api/contract/notices';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { WhenOpened } from '../../../components/WhenOpened';
import { useText } from '../../../i18n/useText';
import { lazyModule } from '../../../lib/lazyModule';

// It brings along what cleans a notice's text: as much code as a form has.
const sheet = lazyModule(() => import('./MustReadSheet'), 'MustReadSheet');

/**
 * What is to be read before the next trade, above the form that makes it: it opens over the form, so that nothing that
 * was filled in is lost. One after another, the oldest first.
 */
export function MustRead({ notice }: { notice: Notice }) {
  const t = useText('notices');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Banner
        tone="warning"
        title={t('first.title')}
        action={
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {t('first.open')}
          </Button>
        }
      >
        {t('first.body', { title: notice.title })}
      </Banner>
      <WhenOpened key={notice.id} code={sheet} props={{ notice, open, onOpenChange: setOpen }} />
    </>
  );
}
