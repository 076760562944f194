import type { Localized } from '../localized';

/** A text of the house in each language: a title, and HTML. */
export type HouseDocument = Record<keyof Localized, { title: string; html: string }>;
