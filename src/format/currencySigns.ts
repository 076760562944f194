/** Currency symbols (specification 9): U+00A5, U+0024 and U+20AC. */
export const yenSign = '¥';
export const dollarSign = '$';
export const euroSign = '€';
