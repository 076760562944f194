import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../contract/ipo';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** How often dates and hours are asked for again, in ms. */
const everyMs = 30_000;

const changed = [account, ipoList, ipoDetail, ipoRecords, positionList];

/** The new issues of these weeks, in one phase or in all, and when applications are taken. */
export const useIpoIssues = (phase: RequestOf<typeof ipoList>['phase']) =>
  useCall(ipoList, { phase }, { everyMs });

/** One new issue and what became of the member's application. */
export const useIpoIssue = (id: string) => useCall(ipoDetail, { id }, { everyMs });

/** The member's applications with one of these results, or all of them. */
export const useIpoRecords = (results: RequestOf<typeof ipoRecords>['results']) =>
  usePages(ipoRecords, { results }, ({ id }) => id);

/** One application of the member's. */
export const useIpoRecord = (id: string) => useCall(ipoRecord, { id }, { everyMs: 5_000 });

/** Applies for a new issue. */
export const useApplyForIpo = () => useSubmit(ipoApply, changed);

/** Pays for what was won. */
export const usePayForIpo = () => useSubmit(ipoPay, changed);
