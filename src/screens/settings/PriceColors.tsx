import { styled } from 'styled-components';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { storedPricePair, storedUpDown } from '../../session/preferences';
import { useStoredChoice } from '../../session/useStoredChoice';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Change } from '../../widgets/market/Change/Change';

const pairs = ['redGreen', 'orangeBlue'] as const;
const directions = ['language', 'redUp', 'greenUp'] as const;

/** Names of the directions with orange and blue. */
const withOrange = { language: 'language', redUp: 'orangeUp', greenUp: 'blueUp' } as const;

/** The two colours of price movement, and which one is a rise (decisions 20 and 41). Both apply at once. */
export function PriceColors() {
  const t = useText('settings');
  const [pair, choosePair] = useStoredChoice(storedPricePair);
  const [upDown, chooseUpDown] = useStoredChoice(storedUpDown);
  const nameOf = (value: (typeof directions)[number]) => (pair === 'orangeBlue' ? withOrange[value] : value);
  return (
    <Section>
      <Stack gap="s">
        <SegmentedControl
          label={t('upDown.title')}
          segments={pairs.map((value) => ({ value, label: t(`upDown.${value}`) }))}
          value={pair ?? 'redGreen'}
          onChange={(next) => choosePair(next === 'redGreen' ? null : next)}
        />
        <Note>{t('upDown.pairNote')}</Note>
        <SegmentedControl
          label={t('upDown.direction')}
          segments={directions.map((value) => ({ value, label: t(`upDown.${nameOf(value)}`) }))}
          value={upDown ?? 'language'}
          onChange={(next) => chooseUpDown(next === 'language' ? null : next)}
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
  gap: ${units(space.s, space.l)};
`;
