import type { Loadable } from '../../lib/loadable';
import { mapLoadable } from '../../lib/loadable';
import { imageBase } from '../address';
import type { ResponseOf } from '../contract/call';
import { programVersion, siteConfig } from '../contract/common';
import { dataOf } from '../http';
import { useCall } from './useCall';

/** The account of the demonstration. */
export interface DemoAccount {
  account: string;
  /** Undefined once the member has changed it. */
  password: string | undefined;
  inviteCode: string;
}

/** The site configuration as the app uses it (specification 1). */
export interface SiteConfig {
  /** Page title. */
  title: string;
  /** Address of the logo, image base included. */
  logo: string | undefined;
  /** Set only by the simulated exchange: all data is simulated. The account can be used to try the app. */
  demo: DemoAccount | undefined;
  /** A session ends on its device after this time without use, ms; undefined when sessions do not end. */
  idleMs: number | undefined;
  /** Version of the user and privacy agreement; undefined when the server sends none. */
  agreementVersion: string | undefined;
  /** Public address of the app; undefined when the server sends no valid one. */
  siteUrl: string | undefined;
  /** How to reach customer service. A missing part is ''; undefined when the server sends neither. */
  support: { hours: string; email: string } | undefined;
}

/** Parses whole minutes, 1 to 1,440 (a day); undefined for anything else: sessions do not end then. */
function idleMs(minutes: string): number | undefined {
  const count = /^\d{1,4}$/.test(minutes) ? Number(minutes) : 0;
  return count >= 1 && count <= 1_440 ? count * 60_000 : undefined;
}

/** A valid http(s) address without query and fragment, because a path is appended; undefined for others. */
function publicAddress(said: string): string | undefined {
  const url = URL.canParse(said) ? new URL(said) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return `${url.origin}${url.pathname}`;
}

function readConfig(list: ResponseOf<typeof siteConfig>): SiteConfig {
  const values = new Map(list.map(({ name, value }) => [name, String(value ?? '')]));
  const value = (name: string) => values.get(name) ?? '';
  const logo = value('logo');
  const support = { hours: value('supportHours'), email: value('supportEmail') };
  return {
    title: value('title'),
    logo: logo ? imageBase + logo.replace(/^\//, '') : undefined,
    demo:
      value('demo') === '1'
        ? {
            account: value('demoAccount'),
            password: value('demoPassword') || undefined,
            inviteCode: value('demoInviteCode'),
          }
        : undefined,
    idleMs: idleMs(value('idleMinutes')),
    siteUrl: publicAddress(value('siteUrl')),
    agreementVersion: value('agreementVersion') || undefined,
    support: support.hours || support.email ? support : undefined,
  };
}

/**
 * Fetches the site configuration before the app is mounted.
 * @throws {ApiError} when the call fails, is malformed or refused: the app must not be mounted then (specification 1)
 */
export async function fetchSiteConfig(): Promise<{ raw: ResponseOf<typeof siteConfig>; config: SiteConfig }> {
  const raw = await dataOf(siteConfig, { type: 'all' }, { quiet: true });
  return { raw, config: readConfig(raw) };
}

/** The site configuration; already in the cache when the app is mounted. */
export function useSiteConfig(): Loadable<SiteConfig> {
  return mapLoadable(useCall(siteConfig, { type: 'all' }, { fresh: 'always' }), readConfig);
}

/** The program version that the server requires. */
export const useProgramVersion = () => useCall(programVersion, {});
