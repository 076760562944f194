/**
 * Address of a story for a preview, without playing it (`embed`) and without axe.
 *
 * @param globals what the reader has chosen in the toolbar
 */
export function previewAddress(id: string, globals: Record<string, unknown>): string {
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  const inUrl = [...chosen.map(([name, value]) => `${name}:${value}`), 'a11y.manual:!true'].join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals: inUrl })}`;
}
