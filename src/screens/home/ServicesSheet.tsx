import { styled } from 'styled-components';
import { Section } from '../../components/Section/Section';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { EntranceLinks } from './EntranceLinks';
import { serviceGroups } from './serviceGroups';

export interface ServicesSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All services, in groups. */
export function ServicesSheet({ open, onOpenChange }: ServicesSheetProps) {
  const t = useText('home');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('entrances.all')} closeLabel={t('common:close')}>
      <Groups>
        {serviceGroups.map(({ name, entrances }) => (
          <Section key={name} title={t(`entrances.groups.${name}`)} bleed>
            <EntranceLinks label={t(`entrances.groups.${name}`)} entrances={entrances} />
          </Section>
        ))}
      </Groups>
    </Sheet>
  );
}

// Sections and sheets have the same margin at the side.
const Groups = styled.div`
  margin-inline: ${units(-space.l)};
`;
