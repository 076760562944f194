declare module 'virtual:library' {
  /** The facts of every documentation page of components and widgets, by its title. */
  export const library: Readonly<Record<string, import('./library/facts').PageFacts>>;
}
