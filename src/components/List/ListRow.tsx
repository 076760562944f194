import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode, useContext } from 'react';
import styled, { css } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { InsideListItem } from './InsideListItem';

export interface ListRowProps {
  /** Leads somewhere: the row is a link. */
  href?: string;
  /** Does something here: the row is a button. With neither, it can't be pressed. */
  onPress?: () => void;
  /** Before the title: an icon, a logo. */
  leading?: ReactNode;
  title: ReactNode;
  /** Beneath the title, smaller: a code, a time. */
  subtitle?: ReactNode;
  /** At the right edge: the row's figure, or a `Status`. */
  trailing?: ReactNode;
  /** Beneath it, smaller: the second figure. */
  trailingNote?: ReactNode;
  /** Shows that the row can be opened. Left out where every row of a list of figures can. */
  chevron?: boolean;
}

/** One row of a `List` or an `EndlessList`, at least 96 high. Figures stand at the right edge and line up down the page. */
export function ListRow({
  href,
  onPress,
  leading,
  title,
  subtitle,
  trailing,
  trailingNote,
  ...rest
}: ListRowProps) {
  const { chevron = href !== undefined || onPress !== undefined } = rest;
  const content = (
    <>
      {leading && <Leading>{leading}</Leading>}
      <Content>
        <Words>
          <Line>{title}</Line>
          {subtitle && <Minor>{subtitle}</Minor>}
        </Words>
        {(trailing || trailingNote) && (
          <Figures>
            <Line>{trailing}</Line>
            {trailingNote && <Minor>{trailingNote}</Minor>}
          </Figures>
        )}
      </Content>
      {chevron && (
        <Chevron>
          <Icon glyph={ChevronRight} size={32} />
        </Chevron>
      )}
    </>
  );
  const Item = useContext(InsideListItem) ? Fragment : 'li';
  return (
    <Item>
      {href !== undefined && <LinkRow href={href}>{content}</LinkRow>}
      {href === undefined && onPress && (
        <ButtonRow type="button" onClick={onPress}>
          {content}
        </ButtonRow>
      )}
      {href === undefined && !onPress && <StaticRow>{content}</StaticRow>}
    </Item>
  );
}

const row = css`
  display: flex;
  width: 100%;
  min-height: ${rem(96)};
  align-items: center;
  gap: ${rem(space.s)};
  padding: ${rem(space.s, space.l)};
  color: inherit;
  text-align: left;
  text-decoration: none;
`;

const pressable = css`
  ${row}
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;

const LinkRow = styled.a`${pressable}`;
const ButtonRow = styled.button`${pressable}`;
const StaticRow = styled.div`${row}`;

const Leading = styled.span`
  flex: none;
`;

// Figures that find no room beside the words go beneath them, still at the right edge.
const Content = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(0, space.s)};
`;

// Never narrower than their longest word.
const Words = styled.span`
  flex: 1 1 5.6lh;
  max-width: 100%;
  overflow-wrap: break-word;
`;

const Figures = styled.span`
  margin-left: auto;
  text-align: right;
  white-space: nowrap;
`;

const Line = styled.span`
  display: block;
`;

const Minor = styled(Line)`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;

const Chevron = styled.span`
  flex: none;
  margin-right: ${rem(-space.xs)};
  color: ${color('inkTertiary')};
`;
