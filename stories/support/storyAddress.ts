/** Query parameters of a frame, beside story and settings. */
interface FrameParameters {
  /** Storybook does not play the story. */
  embed?: 'true';
  /** See `.storybook/ownDevice.ts`. */
  ownDevice?: 'yes';
}

/**
 * Address of a story in a frame, without axe.
 *
 * @param globals what the reader has chosen in the toolbar
 */
export function storyAddress(
  id: string,
  globals: Record<string, unknown>,
  parameters: FrameParameters = {},
): string {
  const chosen = Object.entries(globals).filter(([, value]) => /string|number/.test(typeof value));
  const inUrl = [...chosen.map(([name, value]) => `${name}:${value}`), 'a11y.manual:!true'].join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', ...parameters, globals: inUrl })}`;
}
