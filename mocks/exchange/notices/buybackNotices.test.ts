import { expect, test } from 'vitest';
import { reject } from '../buyback/result';
import { cancelTender, tenderShares } from '../buyback/tender';
import { holdingFor, isPartial, lastDayOf, offerTo } from '../buyback/testOffers';
import { type TestExchange, testExchange } from '../testExchange';
import { noticesFor } from './notices';

/** A tender to a company that accepts all of it, or a part. */
function tendered(setup: TestExchange, part: boolean, lots: string) {
  const exchange = setup.open('09:01');
  const offer = offerTo(exchange, (one) => isPartial(exchange)(one) === part);
  const position = holdingFor(setup, offer, { lots });
  const request = { offerId: offer.id, positionId: position.id, lots };
  return { offer, application: tenderShares(setup.open('10:00'), setup.member, request) };
}

const noticesAbout = (setup: TestExchange, { orderNumber }: { orderNumber: string }, date: string) =>
  noticesFor(setup.open('16:01', date), setup.member).filter((notice) => notice.orderNumber === orderNumber);

test('a fully accepted tender has one notice, with its lots and the amount added', () => {
  const setup = testExchange('1000000000');
  const { offer, application } = tendered(setup, false, '3');
  const [notice, ...others] = noticesAbout(setup, application, lastDayOf(offer));
  expect(others).toEqual([]);
  expect(notice?.html.en).toContain('all lots in your application (3)');
  expect(notice?.html.jp).toMatch(/応募した3単元すべてが.+円で買い取られ、[\d,.]+円が買付余力に加わりました/);
});

test('the notice of a partly accepted tender contains the accepted lots, and does not say that all others are still held', () => {
  const setup = testExchange('1000000000');
  const { offer, application } = tendered(setup, true, '100');
  const [notice] = noticesAbout(setup, application, lastDayOf(offer));
  const accepted = application.acceptedShares / 1000;
  expect(notice?.title.en).toBe('Part of your shares was bought back');
  expect(notice?.html.en).toContain(`${accepted} of the 100 lots`);
  // The member may have sold some of them before the result.
  expect(notice?.html.en).toContain('The rest wasn’t bought back; lots you still hold stay yours.');
});

test('a tender of which nothing is accepted has a notice, although no money moves', () => {
  const setup = testExchange('1000000000');
  const { application } = tendered(setup, true, '1');
  reject(setup.open('10:05'), application, 'notAccepted');
  const [notice] = noticesAbout(setup, application, '2026-11-20');
  expect(notice?.title.en).toBe('No shares were bought back');
});

test('a cancelled tender has no notice', () => {
  const setup = testExchange('1000000000');
  const { application } = tendered(setup, false, '1');
  cancelTender(setup.open('10:05'), setup.member, application.id);
  expect(noticesAbout(setup, application, '2026-11-20')).toEqual([]);
});
