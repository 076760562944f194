import {
  changeFundPassword,
  changeLoginPassword,
  profile,
  security,
  setAvatar,
  setFundPassword,
} from '../contract/security';
import { useCall } from './useCall';
import { useFormCall } from './useFormCall';

/** Which passwords the member has. */
export const useSecurity = () => useCall(security, {});

/** The member's phone number and avatar. */
export const useProfile = () => useCall(profile, {});

/** Changes the login password; all other sessions of the member end. */
export const useChangeLoginPassword = () => useFormCall(changeLoginPassword, [security]);

/** Sets the fund password for the first time. */
export const useSetFundPassword = () => useFormCall(setFundPassword, [security]);

/** Changes the fund password. */
export const useChangeFundPassword = () => useFormCall(changeFundPassword, [security]);

/** Makes an uploaded image the avatar. */
export const useSetAvatar = () => useFormCall(setAvatar, [profile]);
