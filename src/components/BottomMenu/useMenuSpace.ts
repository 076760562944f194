'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { scopeOf } from '../../theme/scope';
import { menuSpaceVariable } from './menuSpace';

/** Publishes the menu's height as a CSS variable of its scope while the menu is mounted. */
export function useMenuSpace(menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = scopeOf(menu.current);
    const observer = new ResizeObserver(() => {
      if (menu.current) style.setProperty(menuSpaceVariable, `${menu.current.offsetHeight}px`);
    });
    if (menu.current) observer.observe(menu.current);
    return () => {
      observer.disconnect();
      style.removeProperty(menuSpaceVariable);
    };
  }, [menu]);
}
