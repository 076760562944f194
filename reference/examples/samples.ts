import { accountSamples } from './accountSamples';
import { investmentSamples } from './investmentSamples';
import { marketSamples } from './marketSamples';
import { moneySamples } from './moneySamples';
import { offerSamples } from './offerSamples';
import type { Sample } from './sample';
import { tradeSamples } from './tradeSamples';

/** Samples of calls whose requests need more than to fit their schema. */
export const samples: readonly Sample[] = [
  ...marketSamples,
  ...accountSamples,
  ...tradeSamples,
  ...offerSamples,
  ...investmentSamples,
  ...moneySamples,
];
