import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { SortableRow } from './SortableRow';
import { type SortableTexts, toAnnouncements } from './sortableTexts';

export interface SortableListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The item at `from` shall stand at `to`. */
  onMove: (from: number, to: number) => void;
  /** What a screen reader is told. */
  texts: SortableTexts;
  /** Draws what stands in a row, at the left of its handle. */
  children: (item: Item, index: number) => ReactNode;
}

/** A handle is for dragging alone: a press that moves a little begins it, by finger as by mouse. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
  KeyboardSensor,
];
const modifiers = [RestrictToVerticalAxis];

/**
 * Rows that can be put in another order: by dragging their handles; by keyboard, where Space picks a row up and puts it
 * down, the arrow keys move it and Escape leaves it where it was. Offer a way without dragging as well, such as a
 * button that puts a row first.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, onMove, texts, children } = props;
  const instructions = useId();
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  // Made once: another set of plugins would end a move that is under way.
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
      {/* The role is said aloud: Safari drops it where list-style is none. */}
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
