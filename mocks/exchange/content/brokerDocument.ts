import type { Localized } from '../localized';

/** A document of the broker in each language: a title, and HTML. */
export type BrokerDocument = Record<keyof Localized, { title: string; html: string }>;
