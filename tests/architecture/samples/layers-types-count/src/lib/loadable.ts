export type Loadable = import('../session/session').Session;
