/** What the plots of the bench show. Each is changed in its turn; the others stay the same objects. */
export interface Plotted {
  area: number[];
  lines: number[][];
  /** In percent. */
  shares: number[];
  /** In percent. */
  bars: number[];
  /** From 0 to 1. */
  marks: number[];
  /** In percent. */
  fields: number[];
  done: number;
}

const wave = (length: number, shift: number) =>
  Array.from({ length }, (_, place) => Math.sin((place + shift) / 5) * 40 + ((place * 7 + shift) % 11));

/** The plots after a number of changes: each change moves one of them. */
export function plotted(changes: number): Plotted {
  const times = (place: number) => Math.floor((changes + 12 - place) / 13);
  return {
    area: wave(250, times(0)),
    lines: Array.from({ length: 7 }, (_, place) => wave(24, times(place + 1))),
    shares: [30, 25, 20, 15, 10].map((share, place) => share + ((times(8) + place) % 5) - 2),
    bars: [10, 40, 70].map((percent) => (percent + times(9)) % 100),
    marks: [0.2, 0.4, 0.5, 0.8].map((place) => (place + times(10) / 100) % 1),
    fields: Array.from({ length: 12 }, (_, place) => ((times(11) + place * 5) % 60) / 10 - 3),
    done: times(12) % 8,
  };
}
