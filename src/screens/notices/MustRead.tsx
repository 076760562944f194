import { useEffect, useState } from 'react';
import type { Notice } from '../../api/contract/notices';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { WhenOpened } from '../../components/WhenOpened';
import { useText } from '../../i18n/useText';
import { focusScreenAfterPaint } from '../../lib/focusScreen';
import { lazyComponent } from '../../lib/lazyComponent';

/** After the last notice neither its button nor the banner that opened it exists. */
const focusFormAtEnd = () => void focusScreenAfterPaint(() => document.activeElement === document.body);

// Loaded on demand: the code that sanitises a notice is as large as a form.
const sheet = lazyComponent(() => import('./MustReadSheet'), 'MustReadSheet');

/** Opens a mandatory notice over a trading form, so that nothing filled in is lost. One at a time, oldest first. */
export function MustRead({ notice }: { notice: Notice }) {
  const t = useText('notices');
  const [open, setOpen] = useState(false);
  useEffect(() => focusFormAtEnd, []);
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
      <WhenOpened key={notice.id} of={sheet} props={{ notice, open, onOpenChange: setOpen }} />
    </>
  );
}
