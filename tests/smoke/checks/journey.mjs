import { buy } from './journey/buy.mjs';
import { close } from './journey/close.mjs';
import { enter } from './journey/enter.mjs';
import { limitOrder } from './journey/limitOrder.mjs';
import { lookAround } from './journey/lookAround.mjs';

/** @import { Page } from 'playwright' */
/** @import { Phone } from '../browser.mjs' */
/** @import { Part, Stage } from '../part.mjs' */

/**
 * What the steps of the journey have.
 *
 * @typedef {Pick<Stage, 'check' | 'exchange'> & { phone: Phone, page: Page }} JourneyStage
 */

/**
 * The main journey in Japanese, on one phone: from the splash to a closed position and a cancelled order.
 *
 * @type {Part}
 */
export const journey = {
  name: 'journey',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone();
    const stage = { check, exchange, phone, page: phone.page };
    await enter(stage);
    await lookAround(stage);
    await buy(stage);
    await close(stage);
    await limitOrder(stage);
  },
};
