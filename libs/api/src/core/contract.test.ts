import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { registry, type Methods } from '../registry.ts';
import { defineMethod, type MethodContract } from './define-method.ts';
import { toOpenApi } from './openapi.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../*/**/*.methods.ts', {
  eager: true,
});

const NOBODY = 'Nobody is logged in';

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

  test('lists every method that a resource declares, once', () => {
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

describe('a method for buyers', () => {
  const method = {
    name: 'Test.Method',
    verb: 'GET',
    summary: '',
    input: v.strictObject({}),
    result: v.strictObject({}),
  } as const;

  test('refuses a guest, beside what it declares', () => {
    const errors = { 404: 'There is none' };
    expect(defineMethod({ ...method, access: 'buyer' }).errors).toEqual({ 401: NOBODY });
    expect(defineMethod({ ...method, access: 'buyer', errors }).errors).toEqual({
      401: NOBODY,
      404: 'There is none',
    });
    expect(defineMethod({ ...method, errors }).errors).toEqual(errors);
    expect(defineMethod(method)).toMatchObject({ access: 'guest', errors: {} });
  });

  test('is the only one that answers so', () => {
    const refusing = registry.filter(({ errors }) => errors[401] === NOBODY);
    expect(refusing).toEqual(registry.filter(({ access }) => access === 'buyer'));
    expect(refusing.length).toBeGreaterThan(90);
  });
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
  test('has its method, and every method has one', () => {
    const names = Object.entries(examples).flatMap(([name, calls]) => calls.map(() => name));
    expect(new Set(names)).toEqual(new Set(registry.map((method) => method.name)));
  });

  const cases = registry.flatMap((method) =>
    examples[method.name as keyof Methods].map(
      (example) => [example.name, method.name, method, example] as const,
    ),
  );
  test.each(cases)('«%s» of %s fits its method', (_, __, method, example) => {
    expect(v.safeParse(method.input, example.input).issues).toBeUndefined();
    expect(v.safeParse(method.result, example.result).issues).toBeUndefined();
  });
});

function isContract(value: unknown): value is MethodContract {
  return typeof value === 'object' && value !== null && 'verb' in value && 'summary' in value;
}
