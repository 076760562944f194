const link = /^[\s\S]*?Click to debug the error directly in Storybook:[\s\S]*?Message:\s*/;

/** Removes the test runner's link to the story, because its server stops with the run. */
export const withoutLink = (message: string) => message.replace(link, '').trim();
