import { bulletList } from '../../stories/usage/markdown.ts';

/** A Markdown file, with what it is about. */
export interface ListedFile {
  title: string;
  /** Relative to `llms.txt`. */
  path: string;
  about: string;
}

/**
 * The file `llms.txt` (llmstxt.org).
 *
 * @param summary one sentence
 * @param notes paragraphs before the lists
 * @param sections heading → files
 */
export const llmsText = (
  title: string,
  summary: string,
  notes: readonly string[],
  sections: Readonly<Record<string, readonly ListedFile[]>>,
): string =>
  `${[
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...Object.entries(sections).flatMap(([heading, files]) => [
      `## ${heading}`,
      bulletList(files.map(({ title, path, about }) => `[${title}](${path})${about && `: ${about}`}`)),
    ]),
  ].join('\n\n')}\n`;
