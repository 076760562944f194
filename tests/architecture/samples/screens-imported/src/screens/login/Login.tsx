import { Start } from './Start';

export const Login = () => Start();
