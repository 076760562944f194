import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../../src/api/contract/ipo';
import { applicationFor, applicationsByUrgency, ownApplication } from '../exchange/ipo/applicationsOf';
import { applicationView } from '../exchange/ipo/applicationView';
import { applyForIpo } from '../exchange/ipo/apply';
import { channelView } from '../exchange/ipo/channel';
import { announcedIssue, issuesIn } from '../exchange/ipo/issues';
import { issueView } from '../exchange/ipo/issueView';
import { pastAllotments } from '../exchange/ipo/pastAllotments';
import { payForIpo } from '../exchange/ipo/pay';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const application = {
  find: ({ ipo }: World, id: string) => lookup(ipo.records, id),
  view: applicationView,
};

export const ipoHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, ipoList, ({ phase }, { exchange, member }) => ({
    channel: channelView(exchange),
    pastAllotments: pastAllotments(exchange),
    issues: issuesIn(exchange, phase).map((issue) => issueView(exchange, member, issue)),
  })),
  handle(store, ipoDetail, ({ id }, { exchange, member }) => {
    const issue = announcedIssue(exchange, id);
    const application = applicationFor(exchange, member, id);
    return {
      channel: channelView(exchange),
      pastAllotments: pastAllotments(exchange),
      issue: issueView(exchange, member, issue),
      application: application ? applicationView(exchange, application) : null,
    };
  }),
  handleOnce(store, ipoApply, application, (request, { exchange, member }) =>
    applyForIpo(exchange, member, request),
  ),
  handleOnce(store, ipoPay, application, (request, { exchange, member }) =>
    payForIpo(exchange, member, request.id),
  ),
  handle(store, ipoRecords, ({ page, results }, { exchange, member }) => {
    return pageOf(applicationsByUrgency(exchange, member, results), page, (record) =>
      applicationView(exchange, record),
    );
  }),
  handle(store, ipoRecord, ({ id }, { exchange, member }) => ({
    channel: channelView(exchange),
    application: applicationView(exchange, ownApplication(exchange, member, id)),
  })),
];
