import { Prose } from './Prose';

export interface ParagraphsProps {
  /** Lines are paragraphs; text in backticks is code. */
  text: string;
}

/** The text of a comment. */
export function Paragraphs({ text }: ParagraphsProps) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line}>
        <Prose text={line} />
      </p>
    ));
}
