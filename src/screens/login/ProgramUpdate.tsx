import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { programVersion } from '../../api/contract/common';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Page } from '../../components/Page/Page';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { appVersion } from '../../lib/appVersion';
import { useReload } from '../../session/useReload';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BrandLine } from '../../widgets/login/Brand/BrandLine';
import { useBrand } from '../useBrand';

export interface ProgramUpdateProps {
  /** The new version. */
  version: ResponseOf<typeof programVersion>;
  /** Continues with this version; undefined if the server no longer accepts it. */
  onLater: (() => void) | undefined;
}

/** A newer version of the program: what is new, and how to get it. */
export function ProgramUpdate({ version, onLater }: ProgramUpdateProps) {
  const t = useText('login');
  const language = useLanguage();
  const notes = version.notes?.[language];
  const { begin, busy, unreachable } = useReload();
  const reload = (
    <Button fullWidth busy={busy} onClick={begin}>
      {t('start.reload')}
    </Button>
  );
  const later = onLater && (
    <Button fullWidth kind="quiet" onClick={onLater}>
      {t('start.later')}
    </Button>
  );
  return (
    <Page
      actions={
        <>
          {later}
          {reload}
        </>
      }
    >
      <Content>
        <BrandLine {...useBrand()} />
        <Heading>{t(onLater ? 'start.newer' : 'start.outdated')}</Heading>
        <p>{t(onLater ? 'start.newerNote' : 'start.outdatedNote')}</p>
        <KeyValue
          items={[
            { label: t('start.present'), value: appVersion },
            { label: t('start.latest'), value: version.latest },
          ]}
        />
        {notes && (
          <div>
            <Label>{t('start.notes')}</Label>
            <p>{notes}</p>
          </div>
        )}
        {unreachable && <p role="alert">{t('common:failure.offline')}</p>}
        {!onLater && <Hint>{t('start.stillHere')}</Hint>}
      </Content>
    </Page>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${units(space.m)};
  padding: ${units(space.xxl, space.l)};
  line-height: ${lineHeight.prose};
`;

const Heading = styled.h1`
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.row};
`;

const Label = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Hint = styled.p`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
