/** The colour of each `color.*` token in a contrast theme of the device, which shows no author's colours. */
const systemColors: Record<string, string> = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  scrim: 'Canvas',
  pictureGround: 'Canvas',
  onAccent: 'Canvas',
  accentSoft: 'Canvas',
  dangerSoft: 'Canvas',
  successSoft: 'Canvas',
  warningSoft: 'Canvas',
  priceUpSoft: 'Canvas',
  priceDownSoft: 'Canvas',
  ink: 'CanvasText',
  inkSecondary: 'CanvasText',
  inkTertiary: 'CanvasText',
  hairline: 'CanvasText',
  outline: 'CanvasText',
  danger: 'CanvasText',
  success: 'CanvasText',
  warning: 'CanvasText',
  priceDown: 'CanvasText',
  priceFlat: 'CanvasText',
  averageShort: 'CanvasText',
  averageMiddle: 'CanvasText',
  averageLong: 'CanvasText',
  accent: 'LinkText',
  accentPressed: 'LinkText',
  // Rising and falling bars of a chart must differ.
  priceUp: 'LinkText',
};

/** The system colour of a token. @throws Error for a token without one */
export function systemColor(name: string): string {
  const color = systemColors[name];
  if (!color) throw new Error(`color.${name} needs a system colour in scripts/tokens/systemColors.ts`);
  return color;
}
