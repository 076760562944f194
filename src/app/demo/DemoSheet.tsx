import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { RequestOf } from '../../api/contract/call';
import { demoAdvance, demoReset } from '../../api/contract/demo';
import { send } from '../../api/http';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { signOut } from '../../session/session';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';

const Content = styled.div`
  display: grid;
  gap: ${rem(space.s)};

  p { margin-bottom: ${rem(space.s)}; color: ${color('inkSecondary')}; line-height: 1.6; }
`;

interface DemoSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The demonstration's own tools: its clock can be moved forward, for nobody should have to wait 15 minutes to sell. */
export function DemoSheet({ open, onOpenChange }: DemoSheetProps) {
  const t = useText('common');
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries();
  const advance = useMutation({
    mutationFn: (by: RequestOf<typeof demoAdvance>) => send(demoAdvance, by),
    onSuccess: refresh,
  });
  const reset = useMutation({
    mutationFn: () => send(demoReset, {}),
    onSuccess: () => {
      signOut();
      setAsking(false);
      onOpenChange(false);
    },
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('demoTools.title')} closeLabel={t('close')}>
      <Content>
        <p>{t('demoTools.body')}</p>
        <Button
          kind="quiet"
          fullWidth
          busy={advance.isPending}
          onClick={() => advance.mutate({ minutes: 1 })}
        >
          {t('demoTools.minute')}
        </Button>
        <Button
          kind="quiet"
          fullWidth
          busy={advance.isPending}
          onClick={() => advance.mutate({ minutes: 15 })}
        >
          {t('demoTools.quarter')}
        </Button>
        <Button
          kind="quiet"
          fullWidth
          busy={advance.isPending}
          onClick={() => advance.mutate({ to: 'nextSession' })}
        >
          {t('demoTools.session')}
        </Button>
        <Button kind="danger" fullWidth onClick={() => setAsking(true)}>
          {t('demoTools.reset')}
        </Button>
      </Content>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('demoTools.resetQuestion')}
        confirmLabel={t('demoTools.reset')}
        cancelLabel={t('cancel')}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
      >
        {t('demoTools.resetNote')}
      </Dialog>
    </Sheet>
  );
}
