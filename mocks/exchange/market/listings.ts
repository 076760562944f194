import { type CompanyName, companyName } from './companyName';
import { mix, unit } from './hash';

/** Exchanges of the simulated market: invented, and named by the points of the compass. */
export const exchanges = ['EAST', 'WEST', 'NORTH'] as const;
export type Exchange = (typeof exchanges)[number];

/** An invented company whose shares are traded. */
export interface Listing extends CompanyName {
  /** Unique: code and exchange, such as `1055.W`. */
  symbol: string;
  /** Four characters, what a member reads. */
  code: string;
  exchange: Exchange;
  /** Around this price in yen it trades, over the years. */
  basePrice: number;
  /** How much it moves in a day, as a part of the price; at most 0.02, so that no day leaves its limits. */
  volatility: number;
  /** How much it follows the market. */
  beta: number;
  /** Shares traded on a usual day. */
  dailyVolume: number;
  /** Not traded at all: it has a price, no bars. */
  suspended: boolean;
}

/** From tick to tick of the table, and both ends of what is usual. */
const priceLevels = [
  82, 150, 310, 560, 840, 1250, 1720, 2400, 2950, 3600, 4900, 6800, 9400, 14500, 23000, 29500, 44000,
];

const keyOfListings = 20_240_104;
const leastVolume = 1_200_000;

/** The company listed under a code: always the same, whatever the seed of the market. */
export function listingOf(code: number, suspended = false): Listing {
  const key = mix(keyOfListings, code);
  const chance = (purpose: number) => unit(mix(key, purpose));
  const level = priceLevels[Math.floor(chance(1) * priceLevels.length)] ?? 1000;
  const basePrice = Math.round(level * (0.97 + 0.06 * chance(2)));
  const popularity = chance(3);
  const exchange = exchangeOf(chance(4));
  return {
    ...companyName(code),
    symbol: `${codeText(code)}.${exchange.charAt(0)}`,
    code: codeText(code),
    exchange,
    basePrice,
    volatility: 0.008 + 0.012 * chance(5),
    beta: 0.5 + 0.8 * chance(6),
    dailyVolume: Math.round(leastVolume * (1 + popularity) + (popularity * popularity * 2e10) / basePrice),
    suspended,
  };
}

/** Letters of the codes that end with one: those that can't be taken for a digit, without A, which is in use. */
const letters = 'CDFGHJKLMNPRSTUWXY';

/**
 * What members read: four digits below 1300, then three digits from 500 on and a letter. No real company is listed
 * under any of these.
 */
export function codeText(code: number): string {
  if (code < 1300) return String(code);
  const index = code - 1300;
  return `${500 + Math.floor(index / letters.length)}${letters[index % letters.length]}`;
}

function exchangeOf(chance: number): Exchange {
  if (chance < 0.7) return 'EAST';
  return chance < 0.9 ? 'WEST' : 'NORTH';
}

/** Codes of the small market: below 1300, where no real company is listed. */
const codes = Array.from({ length: 60 }, (_, index) => 1000 + ((index * 37 + 1) % 300)).sort((a, b) => a - b);
const suspendedCode = codes.at(-1);

/** The companies of the market that everyone meets first. */
export const listings: readonly Listing[] = codes.map((code) => listingOf(code, code === suspendedCode));
