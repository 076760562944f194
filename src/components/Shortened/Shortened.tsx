import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ShortenedProps {
  /** All of it: what a screen reader says. */
  text: string;
  /** What is shown. */
  short: string;
}

/** A text that is shown shortened. It stands in a link or a button that leads to the whole. */
export function Shortened({ text, short }: ShortenedProps) {
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
