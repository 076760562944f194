declare module 'virtual:contract' {
  /** The contract as it is in the sources. */
  export const contract: import('./openApi/types').OpenApiDocument;
}
