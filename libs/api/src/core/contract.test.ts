import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import type { MethodExample, MethodContract } from './define-method.ts';
import { toOpenApi } from './openapi.ts';

const modules = import.meta.glob<{ examples: MethodExample<MethodContract>[] }>(
  '../methods/**/*.examples.ts',
  { eager: true },
);
const contracts = import.meta.glob<Record<string, unknown>>('../methods/**/*.method.ts', {
  eager: true,
});

/** The methods of the customer's specification, §7. */
const SPECIFIED = `Form.CallRequest Form.CallRequestSecondary Form.CallRequestNewObject
  Form.CallRequestMortgageConsultant Form.CallRequestShowRoom Form.CallRequestEasyMoving
  Form.CallRequestSendProject Form.CallRequestOrderForm Form.SetCallFromLanding SmartCall.CallTouch
  SmartCall.GetPopup AI.GetVideos User.Authorization User.Logout User.GetInfo User.CheckSMSPhone
  User.Registration User.RegisterCodeEmail User.ChangeCheckSMSPhone User.ChangeCheckEmail
  User.ChangePassword User.NewPassword Cart.GetOfflineReserve Content.GetTemplate LK.GetTemplate
  Objects.GetCatalog Objects.GetPageObjects Content.GetPageCompare Order.GetIpotekaProgram
  Order.GetOrderById Order.GetFiles Order.GetOrderList`.split(/\s+/);

describe('the contract', () => {
  test('holds every method of the specification', () => {
    const names = registry.map((method) => method.name);
    expect(SPECIFIED.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('lists every method that has a folder, once', () => {
    const declared = Object.values(contracts).flatMap(Object.values).filter(isContract);
    expect(new Set(registry)).toEqual(new Set(declared));
    expect(new Set(registry.map((method) => method.name)).size).toBe(registry.length);
  });

  test.each(registry.map((method) => [method.name, method] as const))(
    '%s says in a sentence what it does and refuses unknown input',
    (_, method) => {
      expect(method.summary).toMatch(/^[A-Z][^.]{15,}[^.]$/);
      expect(v.safeParse(method.input, { unknownKeyOfNobody: 1 }).success).toBe(false);
      expect(v.safeParse(method.input, null).success).toBe(false);
    },
  );
});

describe('the OpenAPI document', () => {
  const document = toOpenApi(registry, '1.0.0');

  test('describes every method under its path and verb', () => {
    for (const method of registry) {
      const item = document.paths[`/api/${method.name}`];
      expect(item?.[method.verb.toLowerCase()]).toMatchObject({ operationId: method.name });
    }
  });

  test('holds no reference that leads nowhere', () => {
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });
});

describe('every example', () => {
  test('stands beside its method, and every method has one', () => {
    const without = Object.keys(contracts).filter(
      (path) => !modules[path.replace('.method.ts', '.examples.ts')]?.examples.length,
    );
    expect(without).toEqual([]);
  });

  const examples = Object.entries(modules).flatMap(([path, module]) =>
    module.examples.map((example) => [path, example] as const),
  );
  test.each(examples.map(([path, example]) => [example.name, path, example] as const))(
    '«%s» of %s fits its method',
    (_, path, example) => {
      const file = path.replace('.examples.ts', '.method.ts');
      const method = Object.values(contracts[file] ?? {}).find(isContract);
      expect(v.safeParse(method?.input ?? v.never(), example.input).issues).toBeUndefined();
      expect(v.safeParse(method?.result ?? v.never(), example.result).issues).toBeUndefined();
    },
  );
});

function isContract(value: unknown): value is MethodContract {
  return typeof value === 'object' && value !== null && 'verb' in value && 'summary' in value;
}
