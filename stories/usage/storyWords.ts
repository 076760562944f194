import { storyNameFromExport } from 'storybook/internal/csf';
import { sentenceCase } from '../map/storyName';

/** Name of a story for readers, by the name of its export. */
export const storyWords = (story: string): string => sentenceCase(storyNameFromExport(story));
