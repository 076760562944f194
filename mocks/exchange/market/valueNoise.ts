import { mix, signed } from './hash';

/** Value noise: a random number in [-1, 1) at each integer `x`, linearly interpolated. */
export function valueNoise(key: number, x: number): number {
  const cell = Math.floor(x);
  const from = signed(mix(key, cell));
  return from + (signed(mix(key, cell + 1)) - from) * (x - cell);
}

/** One layer of noise: the distance and the amplitude of its random points. */
export interface Layer {
  period: number;
  amplitude: number;
}

/** Sum of layers at `x`. */
export function layeredNoise(key: number, layers: readonly Layer[], x: number): number {
  let sum = 0;
  for (let index = 0; index < layers.length; index += 1) {
    const layer = layers[index];
    if (layer) sum += layer.amplitude * valueNoise(mix(key, index), x / layer.period);
  }
  return sum;
}
