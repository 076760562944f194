import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { PositionGroup, PositionSource } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';

/** Where positions of each source are opened. */
const origins = { auction: '#/common/dividend2', followOrders: '#/gdindex/gdindex' } as const;

/** Why a tab is empty, with a link to what fills it. */
export function NoPositions({ source, group }: { source: PositionSource; group: PositionGroup }) {
  const t = useText('position');
  const [title, href, label] =
    source === 'competition'
      ? [t(`trade:positions.empty.${group}`), '#/market/market', t('trade:positions.toMarket')]
      : [t(`empty.${source}.${group}`), origins[source], t(`empty.${source}.action`)];
  return (
    <Empty
      title={title}
      action={
        <LinkButton kind="quiet" href={href}>
          {label}
        </LinkButton>
      }
    />
  );
}
