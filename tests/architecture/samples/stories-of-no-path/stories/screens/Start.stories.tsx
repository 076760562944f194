export default { title: 'Screens/login/begin' };
