import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { sourceLocationsOf } from './sourceLocations.ts';

/** Stack frame in the file of stories, which `storyMap.mjs` maps to the story. */
const storyFrame = /^ +at .*\.stories\.tsx:\d+:\d+\)?$/m;

/**
 * An error whose stack points to source lines, so that the report shows them: the locations of the page's stack, then the
 * declaration of the story.
 */
export async function storyError(page: Page, message: string, stack = ''): Promise<Error> {
  const locations = await sourceLocationsOf(stack, async (script) => {
    const response = await page.request.get(`${script}.map`);
    return response.ok() ? response.json() : undefined;
  });
  const error = new Error(message);
  const [story = ''] = error.stack?.match(storyFrame) ?? [];
  const frames = locations.map(({ file, line, column }) => `    at ${resolve(file)}:${line}:${column}`);
  error.stack = [message, ...frames, story].join('\n');
  return error;
}
