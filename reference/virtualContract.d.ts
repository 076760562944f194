declare module 'virtual:contract' {
  /** The contract of the current sources. */
  export const contract: import('./openApi/types').OpenApiDocument;
}
