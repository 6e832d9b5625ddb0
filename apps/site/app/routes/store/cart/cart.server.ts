import { data } from 'react-router';
import { ApiRefusal, type Api, type InputOf, type ResultOf } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { newPriceOf } from '@m30/shell/order';
import { setInput } from './set-input.ts';
import { visitedPage } from '../../service/lead/visited-page.ts';

const DELIVERY = /^(ready|20\d\d-[1-4])$/;

/** The visitor's cart; an invalid handover is ignored. */
export async function loadCart(api: Api, url: URL): Promise<CartData> {
  const asked = url.searchParams.get('delivery') ?? '';
  const delivery = DELIVERY.test(asked) ? asked : null;
  const cart = await api.get('Cart.Get', delivery ? { delivery } : {});
  return { cart, delivery };
}

/** What the page renders. */
export interface CartData {
  cart: ResultOf<'Cart.Get'>;
  /** The handover that is chosen. */
  delivery: string | null;
}

interface Post {
  api: Api;
  request: Request;
  url: URL;
}

/**
 * Does what a form of a lot asks for, where the page has no JavaScript: changes a list and leads
 * back, holds a lot and leads to its order, gives a hold back. A lot whose price has changed is offered at the new one.
 */
export async function postCart({ api, request, url }: Post) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const act = text('change');
  try {
    if (act === 'hold') {
      const { order } = await api.post('Order.Reserve', wantedOf(text));
      return redirectWithin(`/order/${order}`, 303);
    }
    if (act === 'together') {
      const { orders } = await api.post('Order.Create', setInput(setOf(form)));
      return redirectWithin(`/order/${orders[0]?.order}`, 303);
    }
    if (act === 'cancel') await api.post('Order.CancelHold', { order: text('order') });
    else await changeList(api, act, text('lot'));
    return redirectWithin(visitedPage(url, request.headers), 303);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const message =
      error.code === 401
        ? 'Войдите в личный кабинет, и лот можно будет забронировать'
        : error.message;
    const price = newPriceOf(error);
    const offer = price === null || act === 'together' ? null : { lot: text('lot'), price };
    return data({ message, login: error.code === 401, offer }, { status: error.code });
  }
}

/** What the form holds, at the price that stood on its page. */
function wantedOf(text: (name: string) => string): InputOf<'Order.Reserve'> {
  const price = text('price');
  return { lot: text('lot'), ...(/^\d{1,15}$/.test(price) && { price: Number(price) }) };
}

/** Lots of a set as the form names them, «k2-57 863000000»: id and price. */
const setOf = (form: FormData) =>
  form.getAll('together').map((named) => {
    const [id = '', price = ''] = String(named).split(' ');
    return { id, price: Number(price) };
  });

async function changeList(api: Api, act: string, lot: string): Promise<void> {
  switch (act) {
    case 'cart:add':
      return void (await api.post('Cart.Add', { lot }));
    case 'cart:delete':
      return void (await api.post('Cart.Delete', { lot }));
    case 'cart:clear':
      return void (await api.post('Cart.Clear', {}));
    case 'favourites:add':
      return void (await api.post('Favourite.Add', { lot }));
    case 'favourites:delete':
      return void (await api.post('Favourite.Delete', { lot }));
    case 'favourites:clear':
      return void (await api.post('Favourite.Clear', {}));
    case 'compare:add':
      return void (await api.post('Compare.Add', { lot }));
    case 'compare:delete':
      return void (await api.post('Compare.Delete', { lot }));
    case 'compare:clear':
      return void (await api.post('Compare.Clear', {}));
    default:
      throw data(null, { status: 400 });
  }
}
