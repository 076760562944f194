import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Id of a story in the catalogue, by the title of its file and the name of its export. */
export const storyId = (title: string, story: string): string => toId(title, storyNameFromExport(story));
