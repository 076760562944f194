import { type HttpHandler, HttpResponse, http } from 'msw';
import { avatarFolder, drawAvatar } from '../exchange/identity/avatar';
import { logo } from './logo';
import { volumePicture } from './volumePicture';

const picture = (svg: string) => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });

/** Pictures below the image base (specification 7). */
export const pictureHandlers: HttpHandler[] = [
  http.get('*/api/static/logo.svg', () => picture(logo)),
  http.get('*/api/static/volume.svg', () => picture(volumePicture)),
  http.get(`*/api/${avatarFolder}/:name.svg`, ({ params }) => picture(drawAvatar(String(params.name)))),
];
