import { areas } from './areas';
import { barrels } from './barrels';
import { circles } from './circles';
import { citations } from './citations';
import { layers } from './layers';
import { links } from './links';
import { maps } from './maps';
import { packages } from './packages';
import { queries } from './queries';
import { routes, screens } from './routes';
import { stories } from './stories';
import type { Rule } from './violation';

/** All architecture rules. */
export const rules: Record<string, Rule> = {
  layers,
  packages,
  circles,
  barrels,
  routes,
  screens,
  links,
  maps,
  queries,
  stories,
  citations,
  areas,
};
