export const standard = {
  doubleTap: {},
  frozen: {},
  refusedAfter: (message: string) => ({ name: message }),
};
