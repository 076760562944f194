import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { placesOf } from './places.ts';

/** Where the test of a story leads through its file, which `storyMap.mjs` maps to the story. */
const storyFrame = /^ +at .*\.stories\.tsx:\d+:\d+\)?$/m;

/**
 * An error whose stack, and so the excerpt of the report, is the source of the story: the lines that a stack of the
 * page leads through, then the line that declares the story.
 */
export async function storyError(page: Page, message: string, stack = ''): Promise<Error> {
  const places = await placesOf(stack, async (script) => {
    const response = await page.request.get(`${script}.map`);
    return response.ok() ? response.json() : undefined;
  });
  const error = new Error(message);
  const [story = ''] = error.stack?.match(storyFrame) ?? [];
  const frames = places.map(({ file, line, column }) => `    at ${resolve(file)}:${line}:${column}`);
  error.stack = [message, ...frames, story].join('\n');
  return error;
}
