import { expect, test } from 'vitest';
import { toOpenApi } from './openapi.ts';
import { registry } from '../registry.ts';

const { paths } = toOpenApi(registry, '1.0.0');

/**
 * What the specification (§3, §7) calls the fields of an entity, by the method that takes (`in`) or gives it (`out`). `a.b` is
 * the field `b` of `a` or of each entry of the list `a`; braces stand for several fields of one.
 */
const FIELDS: readonly [entity: string, method: string, way: 'in' | 'out', fields: string][] = [
  ['a callback', 'Form.CallRequest', 'in', 'name phone token url'],
  ['a callback about resale', 'Form.CallRequestSecondary', 'in', 'name phone token url'],
  ['a callback from a landing', 'Form.SetCallFromLanding', 'in', 'name phone token url'],
  ['a notification', 'Form.CallRequestNewObject', 'in', 'name phone token element'],
  [
    'a mortgage consultation',
    'Form.CallRequestMortgageConsultant',
    'in',
    'name phone email token objectId',
  ],
  [
    'an object consultation',
    'Form.CallRequestMortgageConsultant',
    'in',
    'name phone objects date time token objectId',
  ],
  ['a showroom visit', 'Form.CallRequestShowRoom', 'in', 'name phone token element'],
  ['help with moving', 'Form.CallRequestEasyMoving', 'in', 'name phone token url'],
  ['a project request', 'Form.CallRequestSendProject', 'in', 'name phone token url'],
  ['an order form', 'Form.CallRequestOrderForm', 'in', 'name phone token apartment_guid'],
  ['a call request', 'SmartCall.CallTouch', 'in', 'phone name url token'],
  ['the question for a popup', 'SmartCall.GetPopup', 'in', 'path'],
  [
    'a call popup',
    'SmartCall.GetPopup',
    'out',
    'popup.{headline headline2 timer timer_repeat path color color2}',
  ],
  ['the question for videos', 'AI.GetVideos', 'in', 'path section_id type'],
  ['videos', 'AI.GetVideos', 'out', 'videos parent_id title default_title video_play'],
  ['a video', 'AI.GetVideos', 'out', 'videos.{type name title video id one_video}'],
  ['credentials', 'User.Authorization', 'in', 'phone password soglasie soglasie_actii'],
  [
    'registration data',
    'User.Registration',
    'in',
    'last_name name second_name phone email code soglasie soglasie_actii',
  ],
  ['registration data on a call that sends a code', 'User.CheckSMSPhone', 'in', 'token code'],
  ['registration data on a call that sends a letter', 'User.RegisterCodeEmail', 'in', 'token code'],
  ['password change data', 'User.ChangePassword', 'in', 'phone email blur_email code token'],
  ['password change data by SMS', 'User.ChangeCheckSMSPhone', 'in', 'phone email code token'],
  ['recovery data', 'User.ChangeCheckEmail', 'in', 'phone email blur_email code token'],
  ['the answer of a recovery by letter', 'User.ChangeCheckEmail', 'out', 'email blur_email'],
  ['a new password', 'User.NewPassword', 'in', 'password rpassword phone email code'],
  ['a user', 'User.GetInfo', 'out', 'user.{id guid name_full}'],
  ['the question for an offline reserve', 'Cart.GetOfflineReserve', 'in', 'user_id user_guid'],
  ['an offline reserve', 'Cart.GetOfflineReserve', 'out', 'offline'],
  [
    'the template of the site',
    'Content.GetTemplate',
    'out',
    `logo tagline.{main additional} phone.value email address.{value caption} copyright privacy_policy.{link label}
     menu_main.{label link icon} menu_header.{label link icon} menu_footer social.{icon link} basket.count compare.count center`,
  ],
  [
    'the template of the account',
    'LK.GetTemplate',
    'out',
    `tagline.{main additional} phone.{value caption} address.{value caption} email logo copyright
     privacy_policy.{label link text} menu_header.{label link icon} menu_footer.{label link elements logout}`,
  ],
  [
    'a map',
    'Map.GetMap',
    'out',
    `center markers.{id title icon hidden} markers.elements.{title coordinate}
     office.{coordinate address title img notification} office.working.text info.{time_cad time_center} simplified`,
  ],
  ['a section of services', 'Content.GetServices', 'out', 'sections.{id name description.blocks}'],
  [
    'a section of services in detail',
    'Content.GetService',
    'out',
    'id name description.blocks parents.{id name}',
  ],
  ['the question for an order', 'Order.GetOrderById', 'in', 'guid'],
  [
    'an order',
    'Order.GetOrderById',
    'out',
    'data.{guid apartment stage_number} data.users.{last_name name second_name} data.files',
  ],
  ['the question for files', 'Order.GetFiles', 'in', 'guid'],
  ['files of an order', 'Order.GetFiles', 'out', 'files.{src type size}'],
  ['the question for orders', 'Order.GetOrderList', 'in', 'user_id'],
  [
    'orders of a user',
    'Order.GetOrderList',
    'out',
    'orders.{guid apartment stage_number users files}',
  ],
  ['the question for banks', 'Order.GetIpotekaProgram', 'in', 'apartment_id'],
  ['a comparison', 'Content.GetPageCompare', 'out', 'elements'],
  ['a cart', 'Cart.Get', 'out', 'products delivery.{id date name}'],
];

test.each(FIELDS)('%s has its fields in %s (%s)', (_, method, way, fields) => {
  const schema = schemaOf(method, way);
  expect(expand(fields).filter((path) => !has(schema, path.split('.')))).toEqual([]);
});

test('a field that the contract does not have is missed', () => {
  expect(has(schemaOf('User.GetInfo', 'out'), ['user', 'surname'])).toBe(false);
  expect(expand('a.{b c} d')).toEqual(['a.b', 'a.c', 'd']);
});

type Schema = Record<string, unknown>;

function schemaOf(method: string, way: 'in' | 'out'): Schema {
  const item = paths[`/api/${method}`];
  const operation = Object.values(item ?? {})[0] as {
    parameters?: { name: string; schema: Schema }[];
    requestBody?: { content: { 'application/json': { schema: Schema } } };
    responses: { 200: { content: { 'application/json': { schema: Schema } } } };
  };
  if (way === 'in') {
    const query = operation.parameters?.map(({ name, schema }) => [name, schema] as const);
    return query
      ? { properties: Object.fromEntries(query) }
      : (operation.requestBody?.content['application/json'].schema ?? {});
  }
  const answer = operation.responses[200].content['application/json'].schema;
  return (answer['properties'] as { result: Schema }).result;
}

/** Whether a schema, any of its variants or the entries of its list have a field. */
function has(schema: Schema, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const own = (schema['properties'] as Record<string, Schema> | undefined)?.[name];
  if (own && has(own, rest)) return true;
  return [schema['items'], schema['anyOf'], schema['oneOf'], schema['allOf']]
    .flat()
    .some((part) => typeof part === 'object' && part !== null && has(part as Schema, path));
}

/** `a.{b c} d` → `a.b`, `a.c`, `d`. */
function expand(fields: string): string[] {
  let head = '';
  return fields
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [before, name = before] = word.split('{');
      if (word.includes('{')) head = before ?? '';
      const path = head + (name ?? '').replace('}', '');
      if (word.endsWith('}')) head = '';
      return path;
    });
}
