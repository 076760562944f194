/** Who signs in to try the demo; the site configuration tells it (decision 18). */
export const demoMember = { account: '9012345678', password: 'demo1234' };
