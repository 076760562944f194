/** Height of every `StockRow`, as CSS. In lines, as they grow with the text; an em does not on every phone. */
export const stockRowHeight = 'var(--stock-row)';

/** From so much text on, a row has no room for its three columns side by side: the name stands above its figures. */
export const narrow = '@container (width < 16lh)';
