import { gzipSync } from 'node:zlib';
import type { Methods, ResultOf } from '@m30/api/client';
import type { StudioResult } from '@m30/studio/contract/client';
import { DEMO_STAFF_PASSWORD, demoStaff } from '../../../../demo/seed/demo-staff.ts';
import { newcomer, registerNewcomer } from '../../auth.ts';
import { freeLots } from '../../buyers.ts';
import { bring } from '../../order-at.ts';
import { lastTo } from '../../outbox.ts';
import { openSale, upload, type Sale } from '../../sale.ts';
import { setUpTotp } from '../../studio/authenticator.ts';
import { StudioClient } from '../../studio/studio-client.ts';
import type { RunningBackend } from '../../test-backend.ts';
import type { TestAnswer, TestClient } from '../../test-client.ts';
import { sha256, type Made } from './release.ts';

const PASSWORDS = { buyer: 'granit-2026', staff: 'korabl-na-neve-30' };
const COLLEAGUE = { email: 'boss@meridian30.example', last_name: 'Первая', name: 'Анна' };
const LEAD = { name: 'Ольга', phone: '+79215550102' };
const NOTE = 'Перезвонить вечером';

/** Lets people work with an installation that has content, by the methods that their browsers call. */
export async function fillRelease(backend: RunningBackend): Promise<Made> {
  const { staff, secret } = await joinStaff(backend);
  const page = { path: '/akcii/korabli', words: 'Строим у воды', isPublic: true };
  const draft = { path: '/akcii/osen', words: 'Цены ноября', isPublic: false };
  const [bought, held, liked, repriced] = (await freeLots(backend, 4)).map(({ id }) => id);
  await sendLead(backend.visitor(), LEAD);
  await noteDown(staff);
  const buyer = await register(backend);
  const further = await openSale(backend, { buyer, contract: 'ddu' });
  await bring(backend, further, { from: 4, to: 5 });
  const reserved = await done<'Order.Reserve'>(buyer.post('Order.Reserve', { lot: held }));
  await done(buyer.post('Favourite.Add', { lot: liked }));
  await done(buyer.post('Cart.Add', { lot: liked }));
  return {
    buyer: {
      ...{ phone: newcomer.phone, password: PASSWORDS.buyer },
      session: sessionOf(buyer, 'auth.session'),
    },
    staff: {
      ...{ email: COLLEAGUE.email, password: PASSWORDS.staff, totp: secret },
      session: sessionOf(staff.visitor, 'studio.session'),
    },
    further: { order: further.order, lot: bought ?? '' },
    held: { order: reserved.order, lot: held ?? '' },
    upload: await uploadPassport(further),
    favourite: liked ?? '',
    search: await saveSearch(buyer),
    ticket: await ask(buyer, further),
    lead: { ...LEAD, note: NOTE },
    page: await writePage(staff, page),
    draft: await writePage(staff, draft),
    import: await reprice(backend, staff, repriced ?? ''),
    lots: backend.services.catalogue.snapshot.lots.size,
  };
}

function sessionOf({ cookies }: TestClient, name: string): string {
  const session = cookies.get(name);
  if (session === undefined) throw new Error(`no cookie ${name}`);
  return session;
}

/** A colleague whom the administrator has invited, with the authenticator that the Studio asks for. */
async function joinStaff(backend: RunningBackend) {
  const administrator = new StudioClient(backend.visitor());
  const { email = '' } = demoStaff.find(({ role }) => role === 'administrator') ?? {};
  await administrator.result(administrator.signIn(email, DEMO_STAFF_PASSWORD));
  await administrator.result(
    administrator.post('Staff.Invite', { ...COLLEAGUE, role: 'administrator' }),
  );
  const letter = JSON.stringify(await lastTo(backend.services, COLLEAGUE.email));
  const key = /priglashenie#([\w-]+)/.exec(letter)?.[1];
  const staff = new StudioClient(backend.visitor());
  const { staff: password } = PASSWORDS;
  await staff.result(staff.post('Invitation.Accept', { key, password }));
  const { secret } = await setUpTotp(backend, staff);
  return { staff, secret };
}

async function reprice(
  { services }: RunningBackend,
  staff: StudioClient,
  lot: string,
): Promise<string> {
  const name = 'ceny.csv';
  const price = services.catalogue.snapshot.lots.get(lot)?.price ?? 0;
  const content = gzipSync(`лот;цена\n${lot};${price / 100 + 100_000}`).toString('base64');
  await staff.result(staff.post('Imports.Run', { file: name, content, apply: true }));
  return name;
}

interface WantedPage {
  path: string;
  words: string;
  isPublic: boolean;
}

async function writePage(staff: StudioClient, { path, words, isPublic }: WantedPage) {
  await staff.result(staff.post('Pages.Create', { path, title: words }));
  const { page } = await staff.result<StudioResult<'Pages.Get'>>(staff.get('Pages.Get', { path }));
  const body = { ...page.body, blocks: [{ type: 'header', text: words }] };
  const saved = await staff.result<StudioResult<'Pages.Save'>>(
    staff.post('Pages.Save', { path, version: page.version, body }),
  );
  const { version } = saved.page;
  if (isPublic) await staff.result(staff.post('Pages.Publish', { path, version }));
  return { path, words };
}

/** Asks to be called back. */
export async function sendLead(visitor: TestClient, who: typeof LEAD): Promise<void> {
  const token = await visitor.token();
  await done(visitor.post('Form.CallRequest', { ...who, url: '/', token }));
}

/** A colleague writes down what came of the lead. */
async function noteDown(staff: StudioClient): Promise<void> {
  const asked = staff.get('Leads.List', { text: LEAD.phone });
  const { leads } = await staff.result<StudioResult<'Leads.List'>>(asked);
  const lead = leads[0]?.guid;
  await staff.result(staff.post('Leads.Comment', { lead, kind: 'call', text: NOTE }));
}

async function register(backend: RunningBackend): Promise<TestClient> {
  const buyer = await registerNewcomer(backend, { password: PASSWORDS.buyer });
  await done(buyer.logIn(newcomer.phone, PASSWORDS.buyer));
  return buyer;
}

async function uploadPassport(sale: Sale): Promise<Made['upload']> {
  const text = `%PDF-1.7\n${'Паспорт покупателя. '.repeat(200)}\n%%EOF`;
  const bytes = new Uint8Array(Buffer.from(text));
  await done(upload(sale, bytes, { name: 'passport.pdf', participant: 0 }));
  const { files } = await done<'Order.GetFiles'>(
    sale.buyer.post('Order.GetFiles', { guid: sale.order }),
  );
  const guid = files.find(({ kind }) => kind === 'passport')?.guid ?? '';
  return { guid, sha256: sha256(bytes) };
}

async function saveSearch(buyer: TestClient): Promise<string> {
  const wanted = { name: 'Двушки', filter: { rooms: ['2'] } };
  const { search } = await done<'Search.Save'>(buyer.post('Search.Save', wanted));
  return search.name;
}

async function ask(buyer: TestClient, { order }: Sale): Promise<string> {
  const { ticket } = await done<'LK.SendTicket'>(
    buyer.post('LK.SendTicket', {
      ...{ topic: 'contract', premise: order, title: 'Когда подпишем' },
      text: 'Документы отправлены, когда ждать договор?',
    }),
  );
  return ticket.title;
}

/** The result of a method, once it has answered well. */
export async function done<Name extends keyof Methods>(
  asked: Promise<TestAnswer>,
): Promise<ResultOf<Name>> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${body.message ?? ''}`);
  return body.result as ResultOf<Name>;
}
