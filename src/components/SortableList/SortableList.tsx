'use client';
import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { SortableRow } from './SortableRow';
import { type SortableTexts, toAnnouncements } from './sortableTexts';

export interface SortableListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  /** The items in their current order. */
  items: readonly Item[];
  /** Returns a stable unique key for an item. */
  keyOf: (item: Item) => string;
  /** Called when the item at index `from` was moved to index `to`. */
  onMove: (from: number, to: number) => void;
  /** What screen readers announce. */
  texts: SortableTexts;
  /** Renders a row's content, left of its handle. */
  children: (item: Item, index: number) => ReactNode;
}

/** A handle only drags: a small movement starts it, for touch and mouse alike. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
  KeyboardSensor,
];
const modifiers = [RestrictToVerticalAxis];

/**
 * A list whose rows can be reordered by dragging their handles.
 *
 * By keyboard, Space grabs and drops a row, the arrow keys move it, Escape cancels. Also offer a way without
 * dragging, such as a button that moves a row to the top.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, onMove, texts, children } = props;
  const instructions = useId();
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  // Created once: changing the plugins would abort a drag in progress.
  const [plugins] = useState(() => {
    const announcing = Accessibility.configure({
      announcements: toAnnouncements(() => latest.current),
      debounce: 100,
    });
    return (defaults: PluginList): PluginList =>
      defaults.map((plugin) => (plugin === Accessibility ? announcing : plugin));
  });
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      modifiers={modifiers}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
        onMove(source.initialIndex, source.index);
      }}
    >
      <p id={instructions} hidden>
        {texts.instructions}
      </p>
      {/* Explicit role: Safari drops the list role when `list-style` is none. */}
      <Rows role="list" aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            id={keyOf(item)}
            index={index}
            handleLabel={texts.handle(keyOf(item))}
            handleRole={texts.handleRole}
            instructions={instructions}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </Rows>
    </DragDropProvider>
  );
}

type PluginList = Exclude<
  ComponentProps<typeof DragDropProvider>['plugins'],
  undefined | ((...args: never) => unknown)
>;

const Rows = styled.ul`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
