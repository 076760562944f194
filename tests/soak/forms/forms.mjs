import * as applications from './applications.mjs';
import * as money from './money.mjs';
import * as products from './products.mjs';
import * as trading from './trading.mjs';

/**
 * Every form that moves money, one for each such call of the contract. A form tells of itself:
 * - `path`: the call that it sends
 * - `where`: the address at which it is open now; nothing when the member has no use for it
 * - `fill`: what is typed before it is reviewed; `fillSheet`: what is typed on the sheet
 * - `refill`: what is typed anew after every answer
 * - `opens`: names of the button that opens the sheet or the question; none where one press sends it
 * - `sends`: name of the button that sends it
 * - `unknown`: how the screen says that no answer came, where it has words of its own for that
 * - `done`: how the screen says that it was carried out; left out where the record alone changes
 */
export const forms = [trading, applications, money, products].flatMap((area) => Object.values(area));

/** How the screen says that no answer came. */
export const unknownOf = (form, words) => form.unknown?.(words) ?? words.trade.unknown.title;
