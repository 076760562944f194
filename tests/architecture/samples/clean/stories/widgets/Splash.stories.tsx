import { Splash } from '../../src/widgets/Splash/Splash';

export default { title: 'Widgets/Splash', component: Splash };
