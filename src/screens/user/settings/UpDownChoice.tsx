import styled from 'styled-components';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { useText } from '../../../i18n/useText';
import { useUpDownChoice } from '../../../session/preferences';
import { rem } from '../../../theme/rem';
import { space } from '../../../theme/tokens';
import { Change } from '../../../widgets/Change/Change';

const choices = ['language', 'redUp', 'greenUp'] as const;

/** The colour of rising prices: by language, or the member's choice (decision 20). Applies at once. */
export function UpDownChoice() {
  const t = useText('settings');
  const [chosen, choose] = useUpDownChoice();
  return (
    <Section>
      <Stack gap="s">
        <SegmentedControl
          label={t('upDown.title')}
          segments={choices.map((value) => ({ value, label: t(`upDown.${value}`) }))}
          value={chosen ?? 'language'}
          onChange={(next) => choose(next === 'language' ? null : next)}
        />
        <Sample aria-label={t('upDown.sample')} role="group">
          <Change change="12.5" changePercent="1.05" decimals={1} />
          <Change change="-8.0" changePercent="-0.67" decimals={1} />
        </Sample>
        <Note>{t('upDown.note')}</Note>
      </Stack>
    </Section>
  );
}

const Sample = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space.s, space.l)};
`;
