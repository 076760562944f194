import type { ReactNode } from 'react';
import React from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import type { Toolbar } from '../toolbar';
import { useTitles } from './settings';

interface StorySettingProps {
  setting: keyof Toolbar;
  icon: ReactNode;
  /** The values that the story itself sets, which the toolbar can't change. */
  fixed: readonly string[] | undefined;
}

/** A menu of the toolbar. It is disabled, and says so, if the story sets its value. */
export function StorySetting({ setting, icon, fixed }: StorySettingProps) {
  const [globals, updateGlobals] = useGlobals();
  const titleOf = useTitles(setting);
  const { description, items } = useGlobalTypes()[setting] ?? {};
  if (!items) return null;
  const value = String(globals[setting]);
  const note = fixed === undefined ? description : `Fixed by this story. ${description}`;
  return (
    <Select
      // The select keeps its first value.
      key={fixed?.join() ?? value}
      ariaLabel={String(note)}
      tooltip={note}
      icon={icon}
      disabled={fixed !== undefined}
      options={items}
      defaultOptions={fixed === undefined ? value : undefined}
      onSelect={(chosen) => updateGlobals({ [setting]: chosen })}
    >
      {fixed?.map(titleOf).join(', ')}
    </Select>
  );
}
