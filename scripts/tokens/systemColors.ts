/** Names of `color.*` tokens by their colour in a contrast theme of the device, which shows no author's colours. */
const byColor = {
  Canvas: [
    ...['paper', 'surface', 'sunken', 'scrim', 'pictureGround', 'onAccent', 'accentSoft', 'dangerSoft'],
    ...['successSoft', 'warningSoft', 'priceUpSoft', 'priceDownSoft'],
  ],
  CanvasText: [
    ...[
      'ink',
      'inkSecondary',
      'inkTertiary',
      'hairline',
      'outline',
      'danger',
      'success',
      'warning',
      'priceUp',
    ],
    ...['priceDown', 'priceFlat', 'averageShort', 'averageMiddle', 'averageLong'],
  ],
  LinkText: ['accent', 'accentPressed'],
};

/** The system colour of a token. @throws Error for a token without one */
export function systemColor(name: string): string {
  const [color] = Object.entries(byColor).find(([, names]) => names.includes(name)) ?? [];
  if (!color) throw new Error(`color.${name} needs a system colour in scripts/tokens/systemColors.ts`);
  return color;
}
