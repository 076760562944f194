/** Texts of the splash, the first tab and the frame around every screen. The app loads them at startup. */
export const firstNamespaces = ['common', 'gates', 'home', 'login', 'market', 'support'] as const;
