/** HTML that tries to run code, or to be something else than a text, by its kind; `RUN` stands for what it tries to do. */
export type Vectors = Readonly<Record<string, readonly string[]>>;
