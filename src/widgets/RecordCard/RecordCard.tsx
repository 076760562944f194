import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card/Card';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { type Fact, FactGrid } from './FactGrid';

export interface RecordCardProps {
  /** Where its details are: the whole card leads there. */
  href: string;
  /** What it is, in the member's language. */
  name: string;
  /** Where it stands: a `Status`. */
  state: ReactNode;
  /** Beneath the name: who is behind it, when it began. */
  origin: string;
  /** What matters most: one figure, or two that are read together and are equally large. */
  figures: readonly Fact[];
  /** What explains them. */
  facts: readonly Fact[];
  /** A sentence on what it means for the member. */
  note?: string;
}

/** The frame of every product and record in a list: what it is, where it stands, its figures, what explains them. */
export function RecordCard({ href, name, state, origin, figures, facts, note }: RecordCardProps) {
  return (
    <Card href={href}>
      <Head>
        <Name>{name}</Name>
        {state}
      </Head>
      <Origin>{origin}</Origin>
      <FactGrid facts={figures} large />
      <FactGrid facts={facts} />
      {note && <Note>{note}</Note>}
    </Card>
  );
}

const Head = styled.div`
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

const Origin = styled.p`
  margin-top: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;

const Note = styled.p`
  margin-top: ${rem(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
