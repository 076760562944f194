/** The colours of all that was drawn, the latest last: bodies, wicks and volumes are boxes, lines are strokes. */
export const inks = new Set<string>();

/** All that was written beside them, the latest last. */
export const words = new Set<string>();

const again = (seen: Set<string>, what: string) => {
  seen.delete(what);
  seen.add(what);
};

/** Notes what is drawn, as it is drawn. To read a canvas back would stall some browsers. */
export function noteDrawing(): () => void {
  const { fillRect, fillText, stroke } = CanvasRenderingContext2D.prototype;
  inks.clear();
  words.clear();
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    again(inks, String(this.fillStyle));
    fillRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.stroke = function (...path: unknown[]) {
    again(inks, String(this.strokeStyle));
    Reflect.apply(stroke, this, path);
  };
  CanvasRenderingContext2D.prototype.fillText = function (...text) {
    again(words, text[0]);
    fillText.apply(this, text);
  };
  return () => Object.assign(CanvasRenderingContext2D.prototype, { fillRect, fillText, stroke });
}

/** Forgets what was drawn so far. */
export function forgetDrawing(): void {
  inks.clear();
  words.clear();
}
