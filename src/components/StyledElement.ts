import type { ComponentPropsWithRef, ComponentType, ElementType, JSX } from 'react';

/** Type of an exported styled element. The one that TypeScript infers names a private path of styled-components. */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = ComponentType<
  ComponentPropsWithRef<Tag> & { as?: ElementType }
>;
