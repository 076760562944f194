import { timeoutSeconds } from '../../../domain/specifiedLimits';

export const uploads = {
  limits: '{{types}}, up to {{size}}. Larger photos are resized.',
  limitsWithSide:
    '{{types}}, up to {{size}}, at least {{pixels}} px on the shorter side. Larger photos are resized.',
  choose: 'Take or choose a photo',
  preparing: 'Preparing the photo…',
  uploading: '{{percent}}% uploaded',
  done: 'Uploaded',
  cancel: 'Cancel upload',
  goOn: 'Continue upload',
  replace: 'Choose another photo',
  privacy:
    'Photos are resized on this device, and metadata such as the location is removed. They aren’t stored on it.',
  missing: 'Choose a photo.',
  problems: {
    otherType: 'This file type isn’t accepted. Choose one of {{types}}.',
    heic: 'HEIC photos aren’t accepted. Set the camera to JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible) and take the photo again, or choose a screenshot of it.',
    unreadable: 'This file couldn’t be read as a photo. Choose another.',
    notPrepared:
      'This browser couldn’t prepare the photo without damaging it. Choose another photo, or use another browser.',
    tooSmall:
      'This photo is {{width}} × {{height}} px. The shorter side needs at least {{pixels}} px to be readable. Choose a larger one.',
    tooLarge: 'The photo is larger than {{size}} even after resizing. Choose another.',
    interrupted: {
      offline: 'The connection was lost at {{percent}}%. What has been uploaded is kept.',
      timeout: `The server didn’t answer within ${timeoutSeconds} seconds, at {{percent}}%. What has been uploaded is kept.`,
      tooManyRequests: 'Too many requests, at {{percent}}%. {{wait}} What has been uploaded is kept.',
      tooLarge:
        'The next part is too large for the server, at {{percent}}%. Continue: smaller parts are sent.',
      notAccepted: 'The server didn’t accept the photo, at {{percent}}%. Try again, or choose another.',
      sessionEnded: 'Your session ended at {{percent}}%. Log in again, then choose the photo again.',
      server: 'The server had a problem at {{percent}}%. Try again in a while.',
    },
  },
} as const;
