import styled from 'styled-components';
import type { Position } from '../../api/contract/position';
import { Card } from '../../components/Card/Card';
import { Status } from '../../components/Status/Status';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from './SideMark';
import { statusTone } from './statusTone';

export interface PositionCardProps {
  position: Position;
  /** Where its details are. */
  href: string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${rem(space.xs, space.s)};
`;

const Name = styled.span`
  font-size: ${rem(fontSize.lead)};
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(space.xs, space.s)};
  margin-top: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;

const Figure = styled.div`
  margin: ${rem(space.s)} 0;
  font-size: ${rem(fontSize.title)};
  font-weight: ${fontWeight.bold};
  text-align: right;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${rem(space.s)};
  font-size: ${rem(fontSize.small)};

  div:not(:first-child) { text-align: right; }
  dt { color: ${color('inkTertiary')}; font-size: ${rem(fontSize.caption)}; }
`;

/** The three facts that matter in this status: what was asked or paid, what it is worth, how much it binds. */
function useFacts(position: Position): [label: string, value: string][] {
  const t = useText('trade');
  const quantity = `${formatPlainNumber(String(position.quantity))}`;
  const margin: [string, string] = [t('cost.margin'), formatMoney(position.originalMargin)];
  if (position.status === 'pendingOrder' || position.status === 'cancelled') {
    return [
      [t('detail.limitPrice'), formatPrice(position.limitPrice)],
      [t('detail.quantity'), quantity],
      margin,
    ];
  }
  const ended = position.status === 'closed';
  return [
    [t('detail.buyPrice'), formatPrice(position.buyPrice)],
    ended
      ? [t('detail.sellPrice'), formatPrice(position.sellPrice)]
      : [t('detail.latestPrice'), formatPrice(position.latestPrice)],
    [t('detail.quantity'), quantity],
  ];
}

/** When it came to where it stands: closed, cancelled, bought or ordered. */
const lastMoment = ({ sellTime, cancelledAt, buyTime, orderedAt }: Position): number =>
  sellTime ?? cancelledAt ?? buyTime ?? orderedAt;

/** A position or order in a list: what it is, where it stands, what it has brought. The whole card leads on. */
export function PositionCard({ position, href }: PositionCardProps) {
  const t = useText('trade');
  const language = useLanguage();
  const facts = useFacts(position);
  const filled = position.buyPrice != null;
  return (
    <Card href={href}>
      <Row>
        <Name>{position.name[language]}</Name>
        <Status tone={statusTone[position.status]}>{t(`status.${position.status}`)}</Status>
      </Row>
      <Origin>
        <SideMark side={position.side} leverage={position.leverage} />
        {position.code} · {formatMonthDayTime(lastMoment(position))}
      </Origin>
      <Figure>{filled && <ProfitLoss amount={position.profitLoss} />}</Figure>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
