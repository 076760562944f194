import { siteConfig } from '../contract/common';
import {
  changeFundPassword,
  changeLoginPassword,
  profile,
  security,
  setAvatar,
  setFundPassword,
} from '../contract/settings';
import { useCall } from './useCall';
import { useSubmit } from './useSubmit';

/** Which passwords the member has. */
export const useSecurity = () => useCall(security, {});

/** The member's phone number and avatar. */
export const useProfile = () => useCall(profile, {});

/** Changes the login password; all other sessions of the member end. */
export const useChangeLoginPassword = () => useSubmit(changeLoginPassword, [security, siteConfig]);

/** Sets the fund password for the first time. */
export const useSetFundPassword = () => useSubmit(setFundPassword, [security]);

/** Changes the fund password. */
export const useChangeFundPassword = () => useSubmit(changeFundPassword, [security]);

/** Makes an uploaded image the avatar. */
export const useSetAvatar = () => useSubmit(setAvatar, [profile]);
