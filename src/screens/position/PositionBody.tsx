import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Position } from '../../api/contract/position';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { PositionFacts } from '../../widgets/PositionFacts/PositionFacts';
import { PositionHead } from '../../widgets/PositionHead/PositionHead';
import { AddMarginAction } from './AddMarginAction';
import { CancelAction } from './CancelAction';
import { CloseAction } from './CloseAction';

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${rem(space.s)};
  width: 100%;
`;

/** A position: its result, every fact, and the actions its status allows (specification 4). */
export function PositionBody({ topBar, position }: { topBar: ReactNode; position: Position }) {
  // What is said of an action stays after the action itself is no longer offered.
  const [report, setReport] = useState<ReactNode>();
  return (
    <Page topBar={topBar} actions={actionsOf(position, setReport)}>
      <PositionHead position={position} />
      {report && <Section>{report}</Section>}
      <PositionFacts position={position} />
    </Page>
  );
}

function actionsOf(position: Position, onReport: (report: ReactNode) => void): ReactNode {
  switch (position.status) {
    case 'pendingOrder':
      return <CancelAction position={position} onReport={onReport} />;
    case 'holding':
      return (
        <Actions>
          <AddMarginAction position={position} onReport={onReport} />
          <CloseAction position={position} onReport={onReport} />
        </Actions>
      );
    default:
      return null;
  }
}
