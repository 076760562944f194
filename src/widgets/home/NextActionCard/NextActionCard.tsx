'use client';
import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Headset from 'lucide-react/icons/headset';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import MailWarning from 'lucide-react/icons/mail-warning';
import Ticket from 'lucide-react/icons/ticket';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { LevelBar } from '../../../components/plots/LevelBar/LevelBar';
import { Status } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { NextAction } from '../../../domain/home/nextAction';
import type { Translate } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { nextActionText } from './nextActionText';

const glyphs: Record<NextAction['kind'], LucideIcon> = {
  contactService: Headset,
  atRisk: TriangleAlert,
  payIpo: Ticket,
  repayLoan: TriangleAlert,
  readNotice: MailWarning,
  verify: IdCard,
  addCard: Landmark,
  setFundPassword: KeyRound,
  deposit: ArrowDownToLine,
  verifying: Clock,
  depositing: Clock,
};

export interface NextActionCardProps {
  /** The recommended step. */
  action: NextAction;
  /** Address where it is done or tracked. */
  href?: string;
  /** Use instead of `href` when the step opens over this screen. */
  onPress?: () => void;
  /** Set to mask amounts, for use of the phone in public. */
  hidden?: boolean;
  /** Customer service hours as text; only for the step that contacts it. */
  serviceHours?: string | undefined;
}

/**
 * A next step for the member, with the way there. States why, by when and how much; never urges.
 */
export function NextActionCard({ action, hidden = false, serviceHours, ...way }: NextActionCardProps) {
  const formats = useFormats();
  const t = useText('home');
  const risk = action.kind === 'atRisk' ? action.position : undefined;
  const { title, note, loss, deadline, act } = nextActionText(
    t as Translate,
    action,
    { hidden, serviceHours },
    formats,
  );
  return (
    <Card {...way} {...(risk && { tone: 'danger' })}>
      <Row>
        <Mark $danger={risk !== undefined}>
          <Icon glyph={glyphs[action.kind]} />
        </Mark>
        <Words>
          <VisuallyHidden>{t('next.label')}: </VisuallyHidden>
          <Title>{title}</Title>
          {deadline && (
            <Deadline>
              <Status tone="warning">{deadline}</Status>
            </Deadline>
          )}
          {risk && (
            <Way>
              <LevelBar percent={risk.left} tone="danger" />
            </Way>
          )}
          {note && <Note>{note}</Note>}
          {loss && (
            <Loss>
              <span>{loss.label}</span> <Figure>{loss.figure}</Figure>
            </Loss>
          )}
          {act && <Act>{act}</Act>}
        </Words>
        <Chevron $danger={risk !== undefined}>
          <Icon glyph={ChevronRight} size={32} />
        </Chevron>
      </Row>
    </Card>
  );
}

const Row = styled.span`
  display: flex;
  min-height: ${units(84)};
  align-items: center;
  gap: ${units(space.m)};
`;

const Mark = styled.span<{ $danger: boolean }>`
  flex: none;
  color: ${({ $danger }) => color($danger ? 'danger' : 'accent')};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.row};
`;

const Note = styled.span`
  display: block;
  margin-top: ${units(4)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Deadline = styled.span`
  display: block;
  margin-top: ${units(4)};
`;

const Loss = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  margin-top: ${units(space.xs)};
  font-size: ${textSize('small')};
`;

const Figure = styled.strong`
  color: ${color('danger')};
  font-size: ${textSize('title')};
`;

const Act = styled.span`
  display: block;
  margin-top: ${units(space.xs)};
  color: ${color('danger')};
  font-weight: ${fontWeight.bold};
`;

/** What is left of the way from the entry to the liquidation price: the scale of the position's own bar. */
const Way = styled.span`
  display: block;
  margin-top: ${units(space.xs)};
`;

const Chevron = styled.span<{ $danger: boolean }>`
  flex: none;
  color: ${({ $danger }) => color($danger ? 'danger' : 'inkTertiary')};
`;
