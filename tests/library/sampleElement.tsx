import { createInstance, type i18n, type Resource } from 'i18next';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { componentStatus } from '../../src/components/componentStatus';
import { samples } from './samples';
import { widgetParents, widgetSamples, widgets } from './widgetSamples';

/** Modules of the library by path in the package. */
export type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Stable components, by path in the package. */
export const stableComponents = Object.entries(componentStatus)
  .filter(([, status]) => status === 'stable')
  .map(([key]) => `components/${key}`);

/** Widgets and their parts, by path in the package. */
export const exportedWidgets = widgets.map((key) => `widgets/${key}`);

const props: Readonly<Record<string, object | undefined>> = Object.fromEntries([
  ...Object.entries(samples).map(([key, value]) => [`components/${key}`, value]),
  ...Object.entries(widgetSamples).map(([key, value]) => [`widgets/${key}`, value]),
]);

const parents: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(widgetParents).map(([key, parent]) => [`widgets/${key}`, `widgets/${parent}`]),
);

function componentOf(path: string, modules: Modules): ComponentType<object> {
  const component = modules.get(path)?.[path.split('/').at(-1) ?? ''];
  if (!component) throw new Error(`The library has no component ${path}`);
  return component as ComponentType<object>;
}

/** An i18next like that of a host. `onMissing` gets each text that it lacks. */
export function hostI18n(texts: Resource[string], onMissing: (key: string) => void): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'ja',
    fallbackLng: false,
    resources: {
      ja: Object.fromEntries(Object.entries(texts).map(([name, own]) => [`itayose-${name}`, own])),
    },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
  });
  return instance;
}

/** A component or widget with its sample props, and the texts of a host. */
export function sampleElement(path: string, modules: Modules, i18n: i18n): ReactElement {
  const own = props[path];
  if (!own) throw new Error(`${path} has no sample`);
  const parent = parents[path];
  const element = createElement(componentOf(path, modules), own);
  return (
    <I18nextProvider i18n={i18n}>
      {parent === undefined ? element : createElement(componentOf(parent, modules), {}, element)}
    </I18nextProvider>
  );
}
