import type { ResultOf } from '@m30/api/client';
import type { StudioResult } from '@m30/studio/contract/client';
import { askCode, codeSenders, forgetQuotas, newcomer, type CodeSender } from '../../auth.ts';
import { freeLots } from '../../buyers.ts';
import { openSale, sendPiece, type Sale } from '../../sale.ts';
import type { StudioClient } from '../../studio/studio-client.ts';
import type { TestBackend } from '../../test-backend.ts';
import type { TestAnswer, TestClient } from '../../test-client.ts';
import type { Behind, Person } from './fault-table.ts';

/** Who walks, on a backend whose service is about to fail. */
export interface Cast {
  readonly backend: TestBackend;
  /** A buyer with an order that waits for its first payment. */
  readonly sale: Sale;
  readonly staff: StudioClient;
  /** Guid of a document of that order. */
  readonly document: string;
}

/** Does something and tells the words that come of it; `null` where all is as ever. */
type Deed = (cast: Cast) => Promise<string | null>;

/** What of the table each person does, as the site and the Studio ask for it. */
export const deeds: Readonly<Record<Behind, Readonly<Record<Person, Deed>>>> = {
  database: {
    visitor: ({ backend }) => leaveNumber(backend.visitor()),
    buyer: async ({ sale: { buyer, order } }) =>
      words(await buyer.post('Order.GetOrderById', { guid: order })),
    staff: async ({ staff }) => words(await staff.get('Leads.List')),
  },
  files: {
    async visitor({ backend }) {
      const bytes = pdf();
      const asked = { letter: crypto.randomUUID(), name: 'Резюме.pdf', size: bytes.length };
      const visitor = backend.visitor();
      return send(visitor, await visitor.post('Form.AddFile', asked), bytes);
    },
    async buyer({ sale: { buyer, order } }) {
      const bytes = pdf();
      const name = `Справка ${crypto.randomUUID()}.pdf`;
      const asked = { guid: order, kind: 'other', name, size: bytes.length };
      return send(buyer, await buyer.post('Order.AddFile', asked), bytes);
    },
    async staff({ staff, document }) {
      const answer = await staff.visitor.send(`/studio/files/${document}`);
      if (answer.status !== 200) return plain(((await answer.json()) as Said).message);
      await answer.arrayBuffer();
      return null;
    },
  },
  crm: {
    visitor: ({ backend }) => leaveNumber(backend.visitor()),
    buyer: ({ sale }) => leaveNumber(sale.buyer),
    async staff({ backend, staff }) {
      backend.clock.pass(3600);
      await leaveNumber(backend.visitor());
      await backend.services.crm.flush();
      const crm = await staff.result<StudioResult<'Crm.Get'>>(staff.get('Crm.Get'));
      return crm.state === 'failing' ? plain(crm.failure) : null;
    },
  },
  bank: {
    visitor: async ({ backend, sale }) =>
      words(await backend.visitor().post('Order.GetIpotekaProgram', { apartment_id: sale.lot })),
    async buyer({ backend }) {
      const { buyer, order } = await openSale(backend);
      return words(await buyer.post('Order.Pay', { guid: order, purpose: 'hold' }));
    },
    staff: async ({ staff, sale }) => words(await staff.get('Orders.Get', { order: sale.order })),
  },
  sms: {
    visitor: (cast) => code(cast, 'User.CheckSMSPhone', cast.backend.visitor()),
    buyer: (cast) => code(cast, 'User.ChangeCheckSMSPhone', cast.sale.buyer),
    staff: ({ backend, staff }) => reserveInOffice(backend, staff),
  },
  mail: {
    visitor: (cast) => code(cast, 'User.RegisterCodeEmail', cast.backend.visitor()),
    buyer: (cast) => code(cast, 'User.ChangeCheckEmail', cast.sale.buyer),
    async staff({ staff }) {
      const email = `colleague-${crypto.randomUUID().slice(0, 8)}@meridian30.example`;
      const person = { email, last_name: 'Новиков', name: 'Пётр', role: 'marketer' };
      return words(await staff.post('Staff.Invite', person));
    },
  },
};

interface Said {
  message?: string;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const words = ({ status, body }: TestAnswer) =>
  status === 200 ? null : plain(body.message) || String(status);

const pdf = () => new Uint8Array(Buffer.from(`%PDF-1.7\n${'0'.repeat(2000)}`));

async function leaveNumber(visitor: TestClient) {
  const token = await visitor.token();
  const lead = { name: 'Ольга', phone: '+7 (921) 555-01-02', url: '/', token };
  return words(await visitor.post('Form.CallRequest', lead));
}

async function send(visitor: TestClient, begun: TestAnswer, bytes: Uint8Array<ArrayBuffer>) {
  if (begun.status !== 200) return words(begun);
  const { upload: guid } = begun.body.result as ResultOf<'Form.AddFile'>;
  return words(await sendPiece(visitor, { guid, offset: 0, bytes }));
}

async function code(
  { backend }: Cast,
  method: CodeSender,
  visitor: TestClient,
): Promise<string | null> {
  backend.clock.pass(61);
  await forgetQuotas(backend);
  return words(await askCode(visitor, method, codeSenders[method](newcomer.phone)));
}

async function reserveInOffice(backend: TestBackend, staff: StudioClient) {
  const [free] = await freeLots(backend, 1);
  const lot = backend.services.catalogue.snapshot.lots.get(free?.id ?? '');
  const phone = `+7921${String(Date.now()).slice(-7)}`;
  const buyer = { phone, last_name: 'Звонкова', name: 'Алла', second_name: '', email: '' };
  return words(
    await staff.post('Office.Reserve', { ...buyer, lot: free?.guid, price: lot?.price }),
  );
}
