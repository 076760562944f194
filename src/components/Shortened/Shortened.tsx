'use client';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ShortenedProps {
  /** The whole text, for screen readers. */
  text: string;
  /** The shortened text that is shown. */
  short: string;
}

/** A shortened text inside a link or a button that leads to the whole. On its own use `ExpandableText`. */
export function Shortened({ text, short }: ShortenedProps) {
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
