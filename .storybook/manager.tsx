import { Accessibility, Clock, Paintbrush, Play, TextCursorInput, TriangleAlert, User } from 'lucide-react';
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { withoutAliases } from '../stories/map/storyName';
import { AboutStory } from './manager/AboutStory';
import { AllLanguages } from './manager/AllLanguages';
import { explainMissingStories } from './manager/missingStory';
import { PreviousPicture } from './manager/PreviousPicture';
import { StorySetting } from './manager/StorySetting';
import { useAppParameters } from './manager/settings';

const about = 'itayose/about';
const allLanguages = 'itayose/all-languages';

/** Storybook sets this global of the manager's page. */
const isDevelopment = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';

addons.setConfig({
  theme: { ...themes.light, brandTitle: 'Itayose catalogue', brandUrl: './' },
  sidebar: { renderLabel: ({ name }) => withoutAliases(name) },
  navSize: 250,
  // Beside a phone, so that a screen is seen whole.
  panelPosition: 'right',
  rightPanelWidth: 320,
  selectedPanel: about,
  layoutCustomisations: {
    /** Pages to read use the whole window, because they have no controls. */
    showPanel: ({ storyId }, shown) =>
      shown && !/^(map-of-all-screens|foundations|reference)-/.test(storyId ?? ''),
  },
});

function MemberMenu() {
  const { scenario, signedOut } = useAppParameters();
  return (
    <StorySetting
      setting="scenario"
      icon={<User size={14} />}
      fixed={signedOut ? ['Signed out'] : scenario && [scenario]}
    />
  );
}

function FailureMenu() {
  const kinds = useAppParameters().faults?.map(({ kind }) => kind);
  return (
    <StorySetting
      setting="fault"
      icon={<TriangleAlert size={14} />}
      fixed={kinds?.length === 0 ? ['none'] : kinds}
    />
  );
}

/** The settings of the toolbar that all frames of a comparison share. */
const comparedSettings = [
  ['upDown', <Paintbrush key="upDown" size={14} />],
  ['textSize', <Accessibility key="textSize" size={14} />],
  ['texts', <TextCursorInput key="texts" size={14} />],
  ['motion', <Play key="motion" size={14} />],
  ['clock', <Clock key="clock" size={14} />],
] as const;

addons.register('itayose', (api) => {
  explainMissingStories(api);
  const ofStories = ({ viewMode, tabId }: { viewMode?: string; tabId?: string }) =>
    viewMode === 'story' && (!tabId || tabId === allLanguages);
  addons.add('itayose/member', { type: types.TOOL, title: 'Member', match: ofStories, render: MemberMenu });
  addons.add('itayose/failure', {
    type: types.TOOL,
    title: 'Failure',
    match: ofStories,
    render: FailureMenu,
  });
  // Storybook shows its own menus beside a single story only.
  for (const [setting, icon] of comparedSettings)
    addons.add(`itayose/${setting}`, {
      type: types.TOOL,
      title: setting,
      match: ({ tabId }) => tabId === allLanguages,
      render: () => <StorySetting setting={setting} icon={icon} fixed={undefined} />,
    });
  addons.add(about, {
    type: types.PANEL,
    title: 'About',
    render: ({ active }) => <AboutStory active={active ?? false} />,
  });
  addons.add(allLanguages, {
    type: types.TAB,
    title: 'All languages',
    route: () => '',
    match: () => true,
    render: () => <AllLanguages />,
  });
  // A built catalogue has no earlier pictures.
  if (isDevelopment)
    addons.add('itayose/previous-picture', {
      type: types.TAB,
      title: 'Previous picture',
      route: () => '',
      match: () => true,
      render: () => <PreviousPicture />,
    });
});
