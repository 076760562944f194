'use client';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { centreInScroller } from '../centreInScroller';
import { useSwipe } from './useSwipe';

export interface TabItem<Value extends string> {
  /** Value of the tab. */
  value: Value;
  /** Short name of the tab. */
  label: string;
}

export interface TabsProps<Value extends string> {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Called with the newly chosen tab. */
  onChange: (value: Value) => void;
  /**
   * Content of the chosen tab. Leave out when the tabs control something elsewhere, such as a chart's period: they are then
   * a group of buttons, because a tab needs a panel.
   */
  children?: ReactNode;
  /** Set to false when the panel holds a form, so that a swipe does not discard input. */
  swipe?: boolean;
  /** Use for about seven short tabs that must all be visible, such as chart periods: no gaps. */
  dense?: boolean;
}

/**
 * Alternative views of one thing, shown one at a time. Scrolls sideways when full and keeps the chosen tab visible.
 *
 * The arrow keys move, Enter or Space chooses. Swiping the panel sideways switches to the adjacent tab.
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
  const at = items.findIndex((item) => item.value === value);
  const goTo = (item: TabItem<Value> | undefined) => (swipe && item ? () => onChange(item.value) : undefined);
  const swiped = useSwipe({ before: goTo(items[at - 1]), after: goTo(items[at + 1]) });
  if (children === undefined) {
    return (
      <Choices
        aria-label={label}
        value={[value]}
        onValueChange={([chosen]) => chosen !== undefined && onChange(chosen as Value)}
        $dense={dense}
      >
        {items.map((item) => (
          <Choice
            key={item.value}
            value={item.value}
            ref={item.value === value ? centreInScroller : undefined}
          >
            {item.label}
          </Choice>
        ))}
      </Choices>
    );
  }
  return (
    <Frame value={value} onValueChange={(chosen) => onChange(chosen)}>
      <Strip aria-label={label} $dense={dense}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} ref={item.value === value ? centreInScroller : undefined}>
            {item.label}
          </Tab>
        ))}
      </Strip>
      {/* No stop of the Tab key: what can be used inside is one, and the arrow keys scroll the page anyway. */}
      <Panel {...swiped()} value={value} tabIndex={-1}>
        {children}
      </Panel>
    </Frame>
  );
}

const chosenTab = '[aria-selected="true"], [aria-pressed="true"]';

// A panel that follows the finger must not widen the page.
const Frame = styled(BaseTabs.Root)`
  overflow-x: clip;
`;

// Horizontal movement belongs to the tabs, anything else to the browser.
const Panel = styled(BaseTabs.Panel)`
  touch-action: pan-y pinch-zoom;
  &:focus { outline: none; }
`;

const strip = css<{ $dense: boolean }>`
  position: relative;
  display: flex;
  gap: ${({ $dense }) => ($dense ? 0 : units(space.s))};
  overflow: auto hidden;
  padding-inline: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const tab = css`
  flex: none;
  min-width: ${units(touchTarget)};
  min-height: ${barHeight};
  padding-inline: ${units(space.s)};
  border-bottom: ${units(4)} solid transparent;
  color: ${color('inkSecondary')};
  font-size: ${textSize('body')};
  text-align: center;
  white-space: nowrap;
  &:is(${chosenTab}) {
    border-color: ${color('accent')};
    color: ${color('ink')};
    font-weight: ${fontWeight.bold};
  }
  &:focus-visible { outline-offset: -2px; }
`;

const Strip = styled(BaseTabs.List)<{ $dense: boolean }>`${strip}`;

const Tab = styled(BaseTabs.Tab)`${tab}`;

const Choices = styled(ToggleGroup)<{ $dense: boolean }>`${strip}`;

const Choice = styled(Toggle)`${tab}`;
