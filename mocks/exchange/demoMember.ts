/** The member for trying the demo; the site configuration publishes the credentials (decision 18). */
export const demoMember = { account: '9012345678', password: 'demo1234' };
