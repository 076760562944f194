import { type CompanyName, companyName } from './companyName';
import { mix, textKey, unit } from './hash';

/** Exchanges of the simulated market: invented, and named by the points of the compass. */
export const exchanges = ['EAST', 'WEST', 'NORTH'] as const;
export type Exchange = (typeof exchanges)[number];

/** How a company came to the market while it was running. */
export interface Debut {
  /** Number of its first day of trading. */
  ordinal: number;
  /** In yen: the previous close of that day. */
  issuePrice: number;
}

/** An invented company whose shares are traded. */
export interface Listing extends CompanyName {
  /** Unique: code and exchange, such as `1055.W`. */
  symbol: string;
  /** Four characters, what a member reads. */
  code: string;
  /** The code as a number: members never see it. */
  number: number;
  exchange: Exchange;
  /** The symbol as a key to mix into others. */
  key: number;
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
  /** Null for those that have been there since the market began. */
  debut: Debut | null;
}

/** From tick to tick of the table, and both ends of what is usual. */
const priceLevels = [
  82, 150, 310, 560, 840, 1250, 1720, 2400, 2950, 3600, 4900, 6800, 9400, 14500, 23000, 29500, 44000,
];

const keyOfListings = 20_240_104;
const leastVolume = 1_200_000;

/** The company listed under a code: always the same, whatever the seed of the market. */
export function listingOf(code: number, suspended = false): Listing {
  return new Company(code, suspended, () => null);
}

/** The company with a code, coming to the market as `debutOf` says. */
export function newIssueListing(code: number, debutOf: (company: Newcomer) => Debut): Listing {
  return new Company(code, false, debutOf);
}

/** What a debut may depend on. */
type Newcomer = Pick<Listing, 'key' | 'basePrice'>;

/** Thousands are made at once, so they look up their names only when they are asked for them. */
class Company implements Listing {
  readonly symbol: string;
  readonly code: string;
  readonly number: number;
  readonly exchange: Exchange;
  readonly key: number;
  readonly basePrice: number;
  readonly volatility: number;
  readonly beta: number;
  readonly dailyVolume: number;
  readonly suspended: boolean;
  readonly debut: Debut | null;

  constructor(code: number, suspended: boolean, debutOf: (company: Newcomer) => Debut | null) {
    const companyKey = mix(keyOfListings, code);
    const chance = (purpose: number) => unit(mix(companyKey, purpose));
    const level = priceLevels[Math.floor(chance(1) * priceLevels.length)] ?? 1000;
    const popularity = chance(3);
    this.basePrice = Math.round(level * (0.97 + 0.06 * chance(2)));
    this.exchange = exchangeOf(chance(4));
    this.code = codeText(code);
    this.number = code;
    this.symbol = `${this.code}.${this.exchange.charAt(0)}`;
    this.key = textKey(this.symbol);
    this.volatility = 0.008 + 0.012 * chance(5);
    this.beta = 0.5 + 0.8 * chance(6);
    this.dailyVolume = Math.round(
      leastVolume * (1 + popularity) + (popularity * popularity * 2e10) / this.basePrice,
    );
    this.suspended = suspended;
    this.debut = debutOf(this);
  }

  get name() {
    return companyName(this.number).name;
  }

  get reading() {
    return companyName(this.number).reading;
  }

  get sector() {
    return companyName(this.number).sector;
  }
}

function exchangeOf(chance: number): Exchange {
  if (chance < 0.7) return 'EAST';
  return chance < 0.9 ? 'WEST' : 'NORTH';
}

/** Letters of the codes that end with one: those that can't be taken for a digit, without A, which is in use. */
const letters = 'CDFGHJKLMNPRSTUWXY';
const firstWithLetter = 1300;
const firstNumber = 500;

/**
 * What members read: four digits below 1300, then three digits from 500 on and a letter. No real company is listed
 * under any of these. Sorted as texts they are in the order of their numbers.
 */
export function codeText(code: number): string {
  if (code < firstWithLetter) return String(code);
  const index = code - firstWithLetter;
  return `${firstNumber + Math.floor(index / letters.length)}${letters[index % letters.length]}`;
}

/** The code that a symbol such as `1055.W` or `512K.E` begins with; undefined when that is none. */
export function codeOfSymbol(symbol: string): number | undefined {
  const [, digits = '', letter = ''] = /^(\d{3})([C-Y])\.[A-Z]$/.exec(symbol) ?? [];
  const place = letters.indexOf(letter);
  if (digits && place >= 0) return firstWithLetter + (Number(digits) - firstNumber) * letters.length + place;
  const [, number] = /^(1[0-2]\d\d)\.[A-Z]$/.exec(symbol) ?? [];
  return number === undefined ? undefined : Number(number);
}
