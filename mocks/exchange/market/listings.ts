import { type CompanyName, companyName } from './companyName';
import { mix, textKey, unit } from './hash';

/** Invented exchanges of the simulated market, named after points of the compass. */
export const exchanges = ['EAST', 'WEST', 'NORTH'] as const;
export type Exchange = (typeof exchanges)[number];

/** The listing of a company after the market began. */
export interface Debut {
  /** Ordinal of its first trading day. */
  ordinal: number;
  /** Issue price in yen; serves as the previous close of the first day. */
  issuePrice: number;
}

/** An invented company whose shares are traded. */
export interface Listing extends CompanyName {
  /** Unique: code and exchange, such as `1055.W`. */
  symbol: string;
  /** Four characters, shown to members. */
  code: string;
  /** The code as a number; not shown to members. */
  number: number;
  exchange: Exchange;
  /** Hash key of the symbol. */
  key: number;
  /** Long-term mean price in yen. */
  basePrice: number;
  /** Daily volatility as a fraction of the price; at most 0.02, so that no day exceeds its limits. */
  volatility: number;
  /** Sensitivity to the whole market. */
  beta: number;
  /** Shares traded on an average day. */
  dailyVolume: number;
  /** Not traded: it has a price but no bars. */
  suspended: boolean;
  /** Null for companies listed since the market began. */
  debut: Debut | null;
}

/** Price levels between the steps of the tick table, and both ends of the usual range. */
const priceLevels = [
  82, 150, 310, 560, 840, 1250, 1720, 2400, 2950, 3600, 4900, 6800, 9400, 14500, 23000, 29500, 44000,
];

const keyOfListings = 20_240_104;
const minVolume = 1_200_000;

/** The company listed under a code: the same for every seed of the market. */
export function listingOf(code: number, suspended = false): Listing {
  return new Company(code, suspended, () => null);
}

/** The company with a code and the listing given by `debutOf`. */
export function newIssueListing(code: number, debutOf: (company: NewCompany) => Debut): Listing {
  return new Company(code, false, debutOf);
}

/** Properties that a listing may depend on. */
type NewCompany = Pick<Listing, 'key' | 'basePrice'>;

/** Thousands of instances are created at once, so names are computed on first use. */
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

  constructor(code: number, suspended: boolean, debutOf: (company: NewCompany) => Debut | null) {
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
      minVolume * (1 + popularity) + (popularity * popularity * 2e10) / this.basePrice,
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

/** Letters at the end of codes: those that don't resemble a digit, without A, which real codes use. */
const letters = 'CDFGHJKLMNPRSTUWXY';
const firstWithLetter = 1300;
const firstNumber = 500;

/**
 * The code shown to members: four digits below 1300, then three digits from 500 and a letter. No real company is listed
 * under any of these. Their text order equals the order of their numbers.
 */
export function codeText(code: number): string {
  if (code < firstWithLetter) return String(code);
  const index = code - firstWithLetter;
  return `${firstNumber + Math.floor(index / letters.length)}${letters[index % letters.length]}`;
}

/** The code at the start of a symbol such as `1055.W` or `512K.E`; undefined if it is not a code. */
export function codeOfSymbol(symbol: string): number | undefined {
  const [, digits = '', letter = ''] = /^(\d{3})([C-Y])\.[A-Z]$/.exec(symbol) ?? [];
  const place = letters.indexOf(letter);
  if (digits && place >= 0) return firstWithLetter + (Number(digits) - firstNumber) * letters.length + place;
  const [, number] = /^(1[0-2]\d\d)\.[A-Z]$/.exec(symbol) ?? [];
  return number === undefined ? undefined : Number(number);
}
