/** Height of every `StockRow`, as CSS. In lines, which scale with the text on every phone; em does not. */
export const stockRowHeight = 'var(--stock-row)';

/** With text this large, a row has no space for three columns: the name is above its figures. */
export const narrow = '@container (width < 16lh)';

/** The columns of a `StockRow` and of the heads above, as CSS. */
export const stockRowColumns = 'var(--stock-columns)';
