import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { success } from '@m30/api';
import { createLoadContext } from '../server/services.ts';
import { guard, guestRedirect, identify, userContext } from './guard.ts';

const origin = 'http://localhost:4200';
const ask = (path: string, referer?: string) =>
  new Request(origin + path, referer ? { headers: { referer } } : {});

describe('a guest who opens a guarded page', () => {
  it('goes back to the page he came from', () => {
    const response = guestRedirect(ask('/lk', `${origin}/novosti?page=2`), '/lk', origin);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/novosti?page=2');
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('goes to the home page when he came from nowhere', () => {
    const response = guestRedirect(ask('/lk'), '/lk', origin);
    expect(response.headers.get('location')).toBe('/');
  });

  it('leaves the account by a document load when the session ends inside it', () => {
    const request = ask('/lk/orders.data?_routes=a', `${origin}/lk`);
    const response = guestRedirect(request, '/lk/orders', origin);
    expect(response.headers.get('location')).toBe(`${origin}/`);
    expect(response.headers.has('x-remix-reload-document')).toBe(true);
    expect(response.headers.getSetCookie()[0]).toMatch(/^login_url=\/lk\/orders;/);
  });
});

describe('the guard', () => {
  async function open(user: unknown) {
    const request = ask('/lk/orders');
    const context: RouterContextProvider = createLoadContext({
      request,
      transport: () => Promise.resolve(Response.json(success({ user }))),
      publicOrigin: origin,
      nonce: '',
    });
    const url = new URL(request.url);
    const args = { request, url, context, params: {}, pattern: '/lk/orders' };
    const next = () => Promise.resolve(new Response('the page'));
    await identify(args, next);
    await guard(args, next);
    return context.get(userContext);
  }

  it('lets a buyer in and tells the page who it is', async () => {
    const user = { id: 1, guid: '0', name_full: 'Савельева Марина Андреевна' };
    expect(await open(user)).toEqual(user);
  });

  it('stops a guest', async () => {
    await expect(open(null)).rejects.toMatchObject({ status: 302 });
  });
});
