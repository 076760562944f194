'use client';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { Icon } from '../../../components/Icon/Icon';
import { ListRow } from '../../../components/List/ListRow';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { DangerStage, Nearest } from '../../../domain/trade/maintenanceRatio';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';

export interface MaintenanceRatioProps {
  /** The position that is nearest to its liquidation (`nearestToLiquidation` of the domain); absent when none can be liquidated. */
  nearest?: Nearest<Pick<Position, 'name'> & Partial<Pick<Position, 'liquidationPrice'>>> | undefined;
  /** Use for what that position can still lose when it is liquidated, in yen (`lossFromHere` of the domain). */
  loss?: string | undefined;
  /** Use where the row leads to another screen. */
  href?: string;
}

const looks: Record<
  DangerStage,
  { glyph: LucideIcon; tone: StatusTone; ink: 'inkSecondary' | 'warning' | 'danger' }
> = {
  safe: { glyph: CircleCheck, tone: 'neutral', ink: 'inkSecondary' },
  watch: { glyph: TriangleAlert, tone: 'warning', ink: 'warning' },
  close: { glyph: CircleAlert, tone: 'danger', ink: 'danger' },
  near: { glyph: OctagonAlert, tone: 'danger', ink: 'danger' },
};

/**
 * The maintenance ratio of an account, or of one position: that of the position nearest to its liquidation, named, with its
 * stage by icon and words, what the price may still move, and the ratio at which it is liquidated (decision 62). A row of a
 * `List`.
 */
export function MaintenanceRatio({ nearest, loss, href }: MaintenanceRatioProps) {
  const formats = useFormats();
  const t = useText('position');
  const language = useLanguage();
  const link = href === undefined ? {} : { href };
  if (!nearest) return <ListRow title={t('maintenance.label')} subtitle={t('maintenance.none')} {...link} />;
  const { position, ratio, stage, move } = nearest;
  const { glyph, tone, ink } = looks[stage];
  return (
    <ListRow
      leading={
        <Ink $ink={ink}>
          <Icon glyph={glyph} />
        </Ink>
      }
      title={
        <>
          {t('maintenance.label')} <Status tone={tone}>{t(`risk.stage.${stage}`)}</Status>
        </>
      }
      subtitle={
        <>
          {t('home:next.atRisk.title', {
            name: position.name[language],
            distance: formats.price(move.yen),
            percent: formats.percent(move.percent, { decimals: 1 }),
          })}
          {loss !== undefined && position.liquidationPrice != null && (
            <Loss>
              {t('common:stillToLose', { price: formats.price(position.liquidationPrice) })}{' '}
              <Amount>{formats.yen(loss)}</Amount>
            </Loss>
          )}
        </>
      }
      trailing={ratio === undefined ? '—' : formats.percent(ratio, { decimals: 0 })}
      trailingNote={t('maintenance.threshold', { percent: formats.percent('100', { decimals: 0 }) })}
      {...link}
    />
  );
}

const Loss = styled.span`
  display: block;
`;

const Amount = styled.strong`
  color: ${color('ink')};
`;

const Ink = styled.span<{ $ink: (typeof looks)[DangerStage]['ink'] }>`
  color: ${({ $ink }) => color($ink)};
`;
