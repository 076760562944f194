import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../contract/ipo';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of dates and hours, ms. */
const everyMs = 30_000;

const changed = [account, ipoList, ipoDetail, ipoRecords, positionList];

/** The current new issues, in one phase or in all, and when applications are accepted. */
export const useIpoIssues = (phase: RequestOf<typeof ipoList>['phase']) =>
  useCall(ipoList, { phase }, { everyMs });

/** One new issue and the result of the member's application. */
export const useIpoIssue = (id: string) => useCall(ipoDetail, { id }, { everyMs });

/** The member's applications with one of these results, or all of them. */
export const useIpoRecords = (results: RequestOf<typeof ipoRecords>['results']) =>
  usePages(ipoRecords, { results }, ({ id }) => id);

/** One application of the member's. */
export const useIpoRecord = (id: string) => useCall(ipoRecord, { id }, { everyMs: 5_000 });

/** Applies for a new issue. */
export const useApplyForIpo = () => useSubmit(ipoApply, changed);

/** Pays for the shares won. */
export const usePayForIpo = (id: string) => useSubmit(ipoPay, changed, { of: id });
