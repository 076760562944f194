import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.s)};
`;

/** States that some rows of the list could not be loaded, and offers a retry. */
export function MissingRows({ retry }: { retry: () => void }) {
  const t = useText('market');
  return (
    <Line data-state="error" data-urgent="true">
      <span role="status">
        <Status tone="warning">{t('rowsMissing')}</Status>
      </span>
      <Button kind="quiet" size="small" onClick={retry}>
        {t('common:retry')}
      </Button>
    </Line>
  );
}
