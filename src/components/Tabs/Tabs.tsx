import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space, touchTarget } from '../../theme/tokens';
import { useSwipe } from './useSwipe';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are tabs of. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen tab shows. Left out where the tabs steer something elsewhere, such as a chart's period. */
  children?: ReactNode;
  /** Off where the panel holds a form: a sweep of the finger must not take away what was typed. */
  swipe?: boolean;
  /** Side by side without gaps: for seven short ones that are to be seen at once, such as a chart's periods. */
  dense?: boolean;
}

/**
 * Views of the same thing, one at a time. One line that scrolls sideways when it is full; the chosen tab is always
 * brought into sight. The arrow keys move, Enter or Space chooses; on the panel, a finger that sweeps sideways fetches
 * the neighbour.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
  swipe = true,
  dense = false,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const at = items.findIndex((item) => item.value === value);
  const goTo = (item: TabItem<Value> | undefined) => (swipe && item ? () => onChange(item.value) : undefined);
  const panel = useSwipe({ before: goTo(items[at - 1]), after: goTo(items[at + 1]) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView: that would scroll the page as well.
    if (chosen && list.current) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [value]);
  return (
    <Frame value={value} onValueChange={(chosen) => onChange(chosen)}>
      <Strip ref={list} aria-label={label} $dense={dense}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value}>
            {item.label}
          </Tab>
        ))}
      </Strip>
      {children !== undefined && (
        <Panel ref={panel} value={value}>
          {children}
        </Panel>
      )}
    </Frame>
  );
}

// While a panel follows the finger, it doesn't widen the page.
const Frame = styled(BaseTabs.Root)`
  overflow-x: clip;
`;

// Sideways moves are the tabs'; all others stay the browser's.
const Panel = styled(BaseTabs.Panel)`
  touch-action: pan-y pinch-zoom;
`;

const Strip = styled(BaseTabs.List)<{ $dense: boolean }>`
  position: relative;
  display: flex;
  gap: ${({ $dense }) => ($dense ? 0 : rem(space.s))};
  overflow: auto hidden;
  padding-inline: ${rem(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const Tab = styled(BaseTabs.Tab)`
  flex: none;
  min-width: ${rem(touchTarget)};
  min-height: ${barHeight};
  padding-inline: ${rem(space.s)};
  border-bottom: ${rem(4)} solid transparent;
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.body)};
  text-align: center;
  white-space: nowrap;
  &[aria-selected='true'] {
    border-color: ${color('accent')};
    color: ${color('ink')};
    font-weight: ${fontWeight.bold};
  }
  &:focus-visible { outline-offset: -2px; }
`;
