import { imageBase } from '../../api/address';
import type { Notice } from '../../api/contract/notices';
import { useMarkRead, useNotice } from '../../api/queries/notices';
import { Button } from '../../components/Button/Button';
import { Sheet } from '../../components/Sheet/Sheet';
import { SkeletonArticle } from '../../components/Skeleton/SkeletonArticle';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { NoticeArticle } from '../../widgets/notices/NoticeArticle/NoticeArticle';

interface MustReadSheetProps {
  notice: Notice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A notice over the screen that requires it. The button below its text confirms that it was read. */
export function MustReadSheet({ notice, open, onOpenChange }: MustReadSheetProps) {
  const t = useText('notices');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('one')}
      closeLabel={t('common:close')}
      actions={<HaveRead id={notice.id} />}
    >
      <NoticeText id={notice.id} />
    </Sheet>
  );
}

function NoticeText({ id }: { id: string }) {
  return (
    <Load from={useNotice(useLanguage(), id)} skeleton={<SkeletonArticle />}>
      {(notice) => <NoticeArticle notice={notice} imageBase={imageBase} />}
    </Load>
  );
}

function HaveRead({ id }: { id: string }) {
  const t = useText('notices');
  const shown = useNotice(useLanguage(), id).state === 'ready';
  const { markRead, busy } = useMarkRead();
  return (
    <Button fullWidth busy={busy || !shown} onClick={() => markRead(id)}>
      {t('haveRead')}
    </Button>
  );
}
