/** Path of the splash screen. */
export const splashPath = '/login/start';

/** Where the splash leads (specification 2): home, or the onboarding when nobody is signed in. */
export const afterSplash = (signedIn: boolean) => (signedIn ? '/home/index' : '/login/logon');
