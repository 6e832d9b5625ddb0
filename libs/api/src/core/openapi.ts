import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { MethodContract } from './define-method.ts';
import { RefusalSchema } from './envelope.ts';

type JsonSchema = Record<string, unknown>;

/** Draws an OpenAPI 3.1 document from the contract; methods keep the order they are given in. */
export function toOpenApi(methods: readonly MethodContract[], version: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'API of the developer website', version },
    paths: Object.fromEntries(methods.map((method) => [`/api/${method.name}`, pathItem(method)])),
  };
}

function pathItem(method: MethodContract): JsonSchema {
  const operation = {
    operationId: method.name,
    tags: [method.name.split('.')[0]],
    summary: method.summary,
    ...(method.verb === 'GET' ? { parameters: parameters(method) } : { requestBody: body(method) }),
    responses: {
      200: answer('Success', { code: { const: 200 }, result: schemaOf(method.result, 'output') }),
      ...Object.fromEntries(
        Object.entries({ 400: 'The input does not fit the contract', ...method.errors }).map(
          ([status, when]) => [status, answer(when, refusalShape)],
        ),
      ),
    },
  };
  return { [method.verb.toLowerCase()]: operation };
}

const refusalShape = {
  code: { type: 'integer' },
  message: { type: 'string' },
  result: schemaOf(RefusalSchema, 'output'),
};

function answer(description: string, properties: JsonSchema): JsonSchema {
  return {
    description,
    content: { 'application/json': { schema: { type: 'object', required: ['code'], properties } } },
  };
}

function body(method: MethodContract): JsonSchema {
  return {
    required: true,
    content: { 'application/json': { schema: schemaOf(method.input, 'input') } },
  };
}

function parameters(method: MethodContract): JsonSchema[] {
  const { properties = {}, required = [] } = schemaOf(method.input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** JSON Schema without what JSON Schema cannot say (checks in code, transforms). */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest as JsonSchema;
}
