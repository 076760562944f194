/** What the splash, the first tab and what stands around every screen say. The app begins with these texts. */
export const firstNamespaces = ['common', 'gates', 'home', 'login', 'market', 'support'] as const;
