import type { RequestOf } from '../contract/call';
import { supportInfo, supportMessages, supportSend } from '../contract/support';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** When and how customer service can be reached. */
export const useSupportInfo = () => useCall(supportInfo, {}, { everyMs: 60_000 });

/** The member's messages and the answers to them, newest first; polled for new answers. */
export const useSupportMessages = (language: RequestOf<typeof supportMessages>['language']) =>
  usePages(supportMessages, { language }, ({ id }) => id, { everyMs: 15_000 });

/** Sends a message to customer service. */
export const useSupportSend = () => useSubmit(supportSend, [supportMessages]);
