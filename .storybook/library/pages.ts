import { readFileSync } from 'node:fs';
import { modulesOf } from '../../scripts/library/apiChanges.mjs';
import { storyFiles, titleOf } from '../../scripts/storyFiles.mjs';
import { componentStatus, type LibraryStatus } from '../../src/components/componentStatus.ts';
import { widgetStatus } from '../../src/widgets/widgetStatus.ts';

/** A component, a widget or a part of one. */
export interface LibraryModule {
  /** As in the package: `components/Card/CardFacts`. */
  path: string;
  status: LibraryStatus;
  /** Names that it exports, also of types; empty if it is internal. */
  names: readonly string[];
}

const layers = { components: componentStatus, widgets: widgetStatus };

export const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

/** Titles of the stories in a folder, by their last part. */
const titlesIn = (folder: string) =>
  new Map(
    storyFiles()
      .filter((file) => file.startsWith(`stories/${folder}/`))
      .map((file) => [lastPart(titleOf(file)), titleOf(file)]),
  );

/** Titles of the stories of the frame of the app, by the name of the component. */
export const appTitles = () => titlesIn('app');

/** Names that each module of a layer exports, from the report of the public types. */
const exportsIn = (layer: string) => modulesOf(readFileSync(`api/${layer}.d.ts`, 'utf8'));

/** The modules that each documentation page is about, by its title. A part without stories is on a page of its folder. */
export function libraryPages(): Map<string, LibraryModule[]> {
  const pages = new Map<string, LibraryModule[]>();
  for (const [layer, statuses] of Object.entries<Record<string, LibraryStatus>>(layers)) {
    const titles = titlesIn(layer);
    const exported = exportsIn(layer);
    for (const [key, status] of Object.entries(statuses)) {
      const path = `${layer}/${key}`;
      const folder = path.split('/').slice(0, 2).join('/');
      const besides = [...pages].find(([, modules]) =>
        modules.some((one) => one.path.startsWith(`${folder}/`)),
      );
      const title = titles.get(lastPart(path)) ?? titles.get(lastPart(folder)) ?? besides?.[0];
      if (title === undefined) throw new Error(`${path} has no page`);
      const module = { path, status, names: exported.get(`itayose/${path}`)?.names ?? [] };
      pages.set(title, [...(pages.get(title) ?? []), module]);
    }
  }
  return pages;
}
