'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode, useContext } from 'react';
import { css, styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { InsideListItem } from './InsideListItem';

export interface ListRowProps {
  /** Use when the row opens another screen: makes it a link. */
  href?: string;
  /** Use when the row acts on this screen: makes it a button. Without `href` and `onPress` it can't be pressed. */
  onPress?: () => void;
  /** Use for an icon or a logo before the title. */
  leading?: ReactNode;
  /** What the row is about. */
  title: ReactNode;
  /** Use for a code or a time, shown smaller below the title. */
  subtitle?: ReactNode;
  /** Use for the row's figure or a `Status`, at the right edge. */
  trailing?: ReactNode;
  /** Use for a second figure, shown smaller below `trailing`. */
  trailingNote?: ReactNode;
  /**
   * Whether an arrow shows that the row can be opened. By default every row with `href` or `onPress` has it. Set to
   * `false` in lists of figures where every row can be opened.
   */
  chevron?: boolean;
}

/** One row of a `List` or an `EndlessList`, at least 96 high. Figures are right-aligned and line up between rows. */
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
  min-height: ${units(96)};
  align-items: center;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l)};
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

// Figures that do not fit next to the text wrap below it, right-aligned.
const Content = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.s)};
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
  font-size: ${textSize('small')};
`;

const Chevron = styled.span`
  flex: none;
  margin-right: ${units(-space.xs)};
  color: ${color('inkTertiary')};
`;
