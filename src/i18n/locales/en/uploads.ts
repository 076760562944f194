export const uploads = {
  limits: '{{types}}, up to {{size}}. Larger photos are made smaller.',
  choose: 'Take or choose a photo',
  preparing: 'Preparing the photo…',
  uploading: '{{percent}}% uploaded',
  done: 'Uploaded',
  cancel: 'Cancel upload',
  goOn: 'Continue upload',
  replace: 'Choose another photo',
  privacy:
    'Photos are made smaller on this device and stripped of their metadata, such as the place. They aren’t stored on it.',
  missing: 'Choose a photo.',
  problems: {
    otherType: 'This file type isn’t accepted. Choose one of {{types}}.',
    unreadable: 'This file couldn’t be read as a photo. Choose another.',
    tooLarge: 'The photo is larger than {{size}} even when made smaller. Choose another.',
    brokenOff: {
      offline: 'The connection was lost at {{percent}}%. What has arrived is kept.',
      timeout: 'No answer came within 10 seconds, at {{percent}}%. What has arrived is kept.',
      server: 'The server had a problem at {{percent}}%. Try again in a while.',
    },
  },
} as const;
