import { avatarFolder } from '../../mocks/exchange/settings/avatar';
import { imageBase } from '../../src/api/address';
import { tagOf } from './areas';
import type { ImagePath, OpenApiDocument } from './types';

const servers = [{ url: imageBase.replace(/\/$/, ''), description: 'The base path of images.' }];

const imagePath = (operationId: string, area: string, summary: string): ImagePath => ({
  servers,
  get: {
    operationId,
    tags: [tagOf(area)],
    summary,
    description: `${summary}. This is the path of the simulated exchange. A server may choose any path below the base path of images, because responses name it.`,
    security: [],
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'Name of the file.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: { description: 'The image, in any format that browsers show.', content: { 'image/*': {} } },
      404: { description: 'There is no such image.' },
    },
  },
});

/** Images that responses name. They are fetched without a session. */
export const imagePaths: OpenApiDocument['paths'] = {
  '/static/{file}': imagePath('image', 'common', 'The logo, and images of texts and notices'),
  [`/${avatarFolder}/{file}`]: imagePath('avatarImage', 'security', 'The picture of a member'),
};
