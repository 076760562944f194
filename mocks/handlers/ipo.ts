import type { HttpHandler } from 'msw';
import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../../src/api/contract/ipo';
import { applicationFor, applicationsOf, ownApplication } from '../exchange/ipo/applicationsOf';
import { applicationView } from '../exchange/ipo/applicationView';
import { applyForIpo } from '../exchange/ipo/apply';
import { channelView } from '../exchange/ipo/channel';
import { announcedIssue, issuesIn } from '../exchange/ipo/issues';
import { issueView } from '../exchange/ipo/issueView';
import { payForIpo } from '../exchange/ipo/pay';
import type { IpoRecord } from '../exchange/ipo/records';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const ipoHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, ipoList, ({ phase }, { exchange, member }) => ({
    channel: channelView(exchange),
    issues: issuesIn(exchange, phase).map((issue) => issueView(exchange, member, issue)),
  })),
  handle(store, ipoDetail, ({ id }, { exchange, member }) => {
    const issue = announcedIssue(exchange, id);
    const application = applicationFor(exchange, member, id);
    return {
      channel: channelView(exchange),
      issue: issueView(exchange, member, issue),
      application: application ? applicationView(exchange, application) : null,
    };
  }),
  handle(store, ipoApply, (request, context) =>
    changed(request, context, ({ exchange, member }) => applyForIpo(exchange, member, request)),
  ),
  handle(store, ipoPay, (request, context) =>
    changed(request, context, ({ exchange, member }) => payForIpo(exchange, member, request.id)),
  ),
  handle(store, ipoRecords, ({ page, results }, { exchange, member }) => {
    const { items, hasMore } = pageOf(applicationsOf(exchange, member, results), page);
    return { items: items.map((record) => applicationView(exchange, record)), hasMore };
  }),
  handle(store, ipoRecord, ({ id }, { exchange, member }) => ({
    channel: channelView(exchange),
    application: applicationView(exchange, ownApplication(exchange, member, id)),
  })),
];

/** The application that a request has made or paid, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => IpoRecord,
) {
  const { exchange, member } = context;
  const record = once(exchange, member, clientRequestId, {
    act: () => act(context),
    find: (id) => exchange.world.ipo.records[id],
  });
  return applicationView(exchange, record);
}
