import { apiBase } from '../../src/api/address';
import { calls, shapes } from '../contract';
import { show } from '../examples/shown';
import { introduction } from '../introduction';
import { moneyVectors } from '../vectors/moneyVectors';
import { responses } from './answers';
import { tagsFor } from './areas';
import { securitySchemes } from './headers';
import { imagePaths } from './images';
import { errorCatalogue } from './messages';
import { operationIds } from './names';
import { operationOf, ownSchemas, schemasOf } from './operation';
import { convert } from './schemas';
import type { OpenApiDocument } from './types';
import { withoutUnused } from './unused';

const contact = { name: 'Itayose' };

/** There is no licence for others. */
const license = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' };

/**
 * The contract as an OpenAPI 3.1 document. Deterministic.
 *
 * @param version version of the project
 */
export async function openApiDocument(version: string): Promise<OpenApiDocument> {
  const { converted, components } = convert(
    Object.assign({}, ...calls.map(({ value }) => ownSchemas(value))),
  );
  const ids = operationIds(calls);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const shown = await show(call.value, { ...schemasOf(call.value, converted), components });
    paths[call.value.path] = { post: operationOf(call, ids.get(call.value) ?? '', converted, shown) };
  }
  return withoutUnused({
    openapi: '3.1.1',
    info: { title: 'Itayose', version, ...introduction, contact, license },
    servers: [{ url: apiBase, description: 'On the origin of the app.' }],
    tags: tagsFor([...calls, ...shapes].map(({ about }) => about.area)),
    paths: { ...paths, ...imagePaths },
    components: { schemas: components, responses, securitySchemes },
    'x-error-catalogue': errorCatalogue(),
    'x-money-vectors': moneyVectors,
  });
}
