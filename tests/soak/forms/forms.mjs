import * as applications from './applications.mjs';
import * as money from './money.mjs';
import * as products from './products.mjs';
import * as trading from './trading.mjs';

/** @import { RandomSource } from '../../../mocks/exchange/simulation/random' */
/** @import { Texts } from '../../smoke/words.mjs' */
/** @import { Environment } from '../environment.mjs' */
/** @import { Member } from '../member.mjs' */

/**
 * What a form needs to be found and filled in.
 *
 * @typedef {object} FormMeans
 * @property {Member} member
 * @property {Environment['ask']} ask
 * @property {RandomSource} chance
 * @property {number} now time of the exchange
 */

/**
 * A form that moves money.
 *
 * @typedef {object} MoneyForm
 * @property {string} path of the call that it sends
 * @property {(means: FormMeans) => Promise<string | false | null | undefined>} where address at which it is available
 *   now; none if the member has no record for it
 * @property {(means: FormMeans) => Promise<void>} [fill] fills it in before the review
 * @property {(means: FormMeans) => Promise<void>} [fillSheet] fills in the sheet
 * @property {(means: FormMeans) => Promise<void>} [refill] fills in what is cleared after every response
 * @property {(words: Texts) => string[]} [opens] names of the button that opens the sheet or dialog; absent if one press
 *   submits
 * @property {(words: Texts) => string | RegExp} sends name of the button that submits
 * @property {(words: Texts) => (string | RegExp)[]} [done] text for success; absent if only the record changes
 * @property {boolean} [closed] the server always refuses it
 */

/**
 * Every form that moves money, one for each such call of the contract.
 *
 * @type {MoneyForm[]}
 */
export const forms = [trading, applications, money, products].flatMap((area) => Object.values(area));
