/** All colours drawn, latest last: bodies, wicks and volumes are boxes, lines are strokes. */
export const drawnColors = new Set<string>();

/** All texts drawn, latest last. */
export const drawnTexts = new Set<string>();

/** Texts that extended beyond their canvas when they were last drawn. */
export const clippedTexts = new Set<string>();

const moveToEnd = (seen: Set<string>, what: string) => {
  seen.delete(what);
  seen.add(what);
};

/** Whether a text extends beyond its canvas at the left or right. */
function isClipped(context: CanvasRenderingContext2D, word: string, x: number): boolean {
  const { width } = context.measureText(word);
  const left = { left: x, start: x, center: x - width / 2, right: x - width, end: x - width }[
    context.textAlign
  ];
  const { a: scale, e: moved } = context.getTransform();
  return left * scale + moved < 0 || (left + width) * scale + moved > context.canvas.width;
}

/** Records what is drawn. Reading a canvas back would stall some browsers. */
export function recordDrawing(): () => void {
  const { fillRect, fillText, stroke } = CanvasRenderingContext2D.prototype;
  drawnColors.clear();
  drawnTexts.clear();
  clippedTexts.clear();
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    moveToEnd(drawnColors, String(this.fillStyle));
    fillRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.stroke = function (...path: unknown[]) {
    moveToEnd(drawnColors, String(this.strokeStyle));
    Reflect.apply(stroke, this, path);
  };
  CanvasRenderingContext2D.prototype.fillText = function (...text) {
    const [word, x] = text;
    moveToEnd(drawnTexts, word);
    clippedTexts.delete(word);
    if (isClipped(this, word, x)) clippedTexts.add(word);
    fillText.apply(this, text);
  };
  return () => Object.assign(CanvasRenderingContext2D.prototype, { fillRect, fillText, stroke });
}

/** Clears the record. */
export function clearDrawing(): void {
  drawnColors.clear();
  drawnTexts.clear();
  clippedTexts.clear();
}
