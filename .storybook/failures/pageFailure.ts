import type { Page } from 'playwright';
import type { DisplaySettings, Violation } from './violations.ts';

/** Why a story failed, from the page. */
interface PageFailure {
  error?: { message: string; stack?: string };
  /** Violations of axe rules. */
  violations: Violation[];
  display: DisplaySettings;
}

interface Report {
  type: string;
  result?: {
    violations?: {
      id: string;
      help: string;
      nodes: { html: string; target: string[]; any: { id: string; data: unknown }[] }[];
    }[];
  };
}

/** The part of the catalogue's own page that is used here. */
interface CataloguePage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    /** Arguments of the last event of this type. */
    last<Sent>(event: string): [Sent] | undefined;
  };
  __STORYBOOK_PREVIEW__: { storyStore: { userGlobals: { get(): Pick<DisplaySettings, 'locale'> } } };
}

/** Reads from the page why its story failed. */
export const readPageFailure = (page: Page): Promise<PageFailure> =>
  page.evaluate(() => {
    const catalogue = globalThis as unknown as CataloguePage;
    const last = <Sent>(event: string) => catalogue.__STORYBOOK_ADDONS_CHANNEL__.last<Sent>(event)?.[0];
    const error =
      last<Error>('playFunctionThrewException') ??
      last<Error[]>('unhandledErrorsWhilePlaying')?.[0] ??
      last<Error>('storyThrewException');
    const { description } = last<{ description: string }>('storyErrored') ?? {};
    const reports = last<{ reporters: Report[] }>('storyFinished')?.reporters ?? [];
    const found = reports.flatMap(({ type, result }) => (type === 'a11y' ? (result?.violations ?? []) : []));
    return {
      error: error
        ? { message: error.message, stack: error.stack }
        : description
          ? { message: description }
          : undefined,
      violations: found.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, target, any }) => ({
          rule: id,
          help,
          html,
          text: document.querySelector(target.at(-1) ?? 'body')?.textContent?.trim() ?? '',
          contrast: any.find((check) => check.id === 'color-contrast')?.data as Violation['contrast'],
        })),
      ),
      display: {
        locale: catalogue.__STORYBOOK_PREVIEW__.storyStore.userGlobals.get().locale,
        appearance: { ...document.documentElement.dataset } as unknown as DisplaySettings['appearance'],
      },
    };
  });
