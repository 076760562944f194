import { styled } from 'styled-components';
import { useDemoStorage } from '../../api/demoStorage';
import { Banner } from '../../components/Banner/Banner';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { color, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BackOffice } from './BackOffice';
import { DemoClock } from './DemoClock';
import { DemoReset } from './DemoReset';

const Content = styled.div`
  display: grid;
  gap: ${units(space.m)};

  p { color: ${color('inkSecondary')}; line-height: ${lineHeight.prose}; }
`;

interface DemoSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The stored demo came from another version and was reset. */
  replaced?: boolean;
}

/** The tools of the demo: its clock, its back office and its reset. */
export function DemoSheet({ open, onOpenChange, replaced = false }: DemoSheetProps) {
  const t = useText('demo');
  const storage = useDemoStorage();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <Content>
        {storage !== 'saved' && <Banner tone="warning">{t(`storage.${storage}`)}</Banner>}
        {replaced && <Banner>{t('replaced')}</Banner>}
        <p>{t('body')}</p>
        <DemoClock />
        <BackOffice />
        <DemoReset onDone={() => onOpenChange(false)} />
      </Content>
    </Sheet>
  );
}
