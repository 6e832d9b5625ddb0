import { toOpenApi } from '@m30/api/openapi';
import type { StudioMethod } from './define-studio-method.ts';

/** Draws the OpenAPI document of the Studio; every operation says its right in `x-right`. */
export function studioOpenApi(methods: readonly StudioMethod[], version: string) {
  const drawn = toOpenApi(methods, version);
  const paths = methods.map((method) => {
    const item = drawn.paths[`/api/${method.name}`] ?? {};
    const operations = Object.entries(item).map(([verb, operation]) => [
      verb,
      { ...(operation as object), 'x-right': method.right },
    ]);
    return [`/studio/api/${method.name}`, Object.fromEntries(operations)] as const;
  });
  return {
    ...drawn,
    info: { title: 'API of the Studio', version },
    paths: Object.fromEntries(paths),
  };
}
