const Start = () => null;

export default { title: 'Screens/login/start', component: Start };
