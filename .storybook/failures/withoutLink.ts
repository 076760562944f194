const link = /^[\s\S]*?Click to debug the error directly in Storybook:[\s\S]*?Message:\s*/;

/** A message of the test runner without its link to the story: the server that it leads to ends with the run. */
export const withoutLink = (message: string) => message.replace(link, '').trim();
