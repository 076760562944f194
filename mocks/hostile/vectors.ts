/** HTML that tries to run code or to break out of text, by kind. `RUN` stands for the code. */
export type Vectors = Readonly<Record<string, readonly string[]>>;
