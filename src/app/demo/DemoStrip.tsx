import { useState } from 'react';
import { styled } from 'styled-components';
import { useDemoStorage } from '../../api/demoStorage';
import { useServerTime } from '../../api/useServerTime';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { forcedEdge } from '../../theme/forcedEdge';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, layer, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { DemoSheet } from './DemoSheet';
import { useResetNotice } from './useResetNotice';

const Strip = styled.button`
  position: sticky;
  z-index: ${layer.demo};
  top: 0;
  display: flex;
  /* Large text: the time takes a line of its own, rather than break within a word. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${units(space.s)};
  width: var(--width);
  min-height: var(--strip-height);
  margin: 0 auto;
  padding: env(safe-area-inset-top, 0px) ${units(space.l)} 0;
  background: ${color('warningSoft')};
  ${forcedEdge}
  color: ${color('warning')};
  font-size: ${textSize('small')};
  &:focus-visible { outline-offset: -2px; }

  strong { flex: none; font-weight: ${fontWeight.bold}; }
`;

/**
 * Shows DEMO on every screen with simulated data (decision 18), and opens the demo's tools. Says at once when what the
 * member does is not saved.
 */
export function DemoStrip() {
  const formats = useFormats();
  const t = useText('common');
  const [open, setOpen] = useState(false);
  const time = useServerTime(formats.monthDayTime);
  const replaced = useResetNotice();
  const storage = useDemoStorage();
  const isSaved = storage === 'saved';
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) replaced.acknowledge();
  };
  return (
    <>
      <Strip type="button" onClick={() => setOpen(true)}>
        <strong>{t('demo')}</strong>
        {!isSaved && <strong>{t('demo:storage.strip')}</strong>}
        <span>{t('demo:time', { time })}</span>
      </Strip>
      <VisuallyHidden role="status">{!isSaved && t(`demo:storage.${storage}`)}</VisuallyHidden>
      <DemoSheet open={open || replaced.open} onOpenChange={change} replaced={replaced.open} />
    </>
  );
}
