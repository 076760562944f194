import * as applications from './applications.mjs';
import * as money from './money.mjs';
import * as products from './products.mjs';
import * as trading from './trading.mjs';

/**
 * Every form that moves money, one for each such call of the contract.
 * - `path`: the call that it sends
 * - `where`: the address at which it is available now; falsy if the member has no record for it
 * - `fill`: fills it in before the review; `fillSheet`: fills in the sheet
 * - `refill`: fills in what is cleared after every response
 * - `opens`: names of the button that opens the sheet or dialog; absent if one press submits
 * - `sends`: name of the button that submits
 * - `done`: text for success; absent if only the record changes
 * - `closed`: the server always refuses it
 */
export const forms = [trading, applications, money, products].flatMap((area) => Object.values(area));
