import type { Usage } from './usage';

/** A record of any component or widget. */
export type AnyUsage = Usage<Record<string, unknown>>;

const named = (files: Record<string, AnyUsage>): (readonly [string, AnyUsage])[] =>
  Object.entries(files).map(([path, usage]) => [/([^/]+)\.usage\.ts$/.exec(path)?.[1] ?? path, usage]);

const ofComponents = named(import.meta.glob('../components/*.usage.ts', { import: 'usage', eager: true }));
const ofWidgets = named(import.meta.glob('../widgets/**/*.usage.ts', { import: 'usage', eager: true }));

/** How components and widgets are used, by name: components first, each in alphabetical order. */
export const usageRecords: ReadonlyMap<string, AnyUsage> = new Map([...ofComponents, ...ofWidgets]);

/** Names of the widgets that have a record. */
export const describedWidgets: readonly string[] = ofWidgets.map(([name]) => name);

/** The record for a title of stories, such as `Components/Actions/Button`. */
export const usageOf = (title: string): AnyUsage | undefined =>
  usageRecords.get(title.split('/').at(-1) ?? '');

/** Whether a story is wrong on purpose, by the name of its export. */
export const isDont = (story: string): boolean => /^Dont[A-Z]/.test(story);

/** The stories that a record shows as right or wrong, by the names of their exports. */
export const examplesIn = (usage: AnyUsage): string[] =>
  [...usage.do, ...usage.dont].map(({ story }) => story);
