import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Added = StudioResult<'Pictures.Add'>;
type Edited = StudioResult<'Pictures.Get'>;
type Listed = StudioResult<'Pictures.List'>;
type Begun = StudioResult<'Pictures.Begin'>;

let backend: TestBackend;
let editor: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  editor = await staffAs(backend, 'editor');
});
afterAll(() => backend.close());

/** A photo of one colour, as a camera writes it: turned, and with its place. */
const photo = (background: string, [width, height] = [90, 60]) =>
  sharp({ create: { width: width ?? 1, height: height ?? 1, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '59/1 56/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const begin = (name: string, size: number, who = editor) =>
  who.result<Begun>(who.post('Pictures.Begin', { name, size }));

const send = (upload: string, offset: number, bytes: Uint8Array, who = editor) =>
  who.visitor.send(`/studio/api/uploads/${upload}?offset=${offset}`, {
    ...{ method: 'PATCH', body: new Blob([new Uint8Array(bytes)]) },
    headers: { 'content-type': 'application/octet-stream' },
  });

/** A file that has come whole. */
async function arrived(name: string, bytes: Uint8Array): Promise<string> {
  const { upload } = await begin(name, bytes.length);
  expect((await send(upload, 0, bytes)).status).toBe(200);
  return upload;
}

const add = async (name: string, bytes: Uint8Array) => {
  const upload = await arrived(name, bytes);
  return editor.result<Added>(editor.post('Pictures.Add', { upload }));
};

const get = async (id: string) =>
  (await editor.result<Edited>(editor.get('Pictures.Get', { id }))).picture;

/** Says what is to be seen, with what else is changed. */
async function describePicture(id: string, change: object = {}) {
  const { body, revision } = await get(id);
  const written = { ...body, alt: 'Двор весной', ...change };
  return editor.post('Pictures.Describe', { id, revision, body: written });
}

const open = (path: string) => backend.visitor().send(path);

test('a photo comes in pieces, goes on where it stopped, and loses what the camera wrote', async () => {
  const bytes = await photo('#336699');
  const { upload } = await begin('Двор весной.JPG', bytes.length);
  await send(upload, 0, bytes.subarray(0, 200));
  const again = await begin('Двор весной.JPG', bytes.length);
  expect(again).toMatchObject({ upload, offset: 200 });
  expect((await send(upload, 200, bytes.subarray(200))).status).toBe(200);
  const added = await editor.result<Added>(editor.post('Pictures.Add', { upload }));
  expect(added).toMatchObject({
    known: false,
    picture: { id: 'dvor-vesnoy', files: 'dvor-vesnoy_v1', alt: '', width: 60, height: 90 },
  });
  const repeated = await editor.result<Added>(editor.post('Pictures.Add', { upload }));
  expect(repeated.picture.id).toBe('dvor-vesnoy');
  const file = await open('/media/dvor-vesnoy_v1-320.webp');
  expect(file.headers.get('cache-control')).toContain('immutable');
  const { exif, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([exif, width]).toEqual([undefined, 60]);
  expect((await open('/media/dvor-vesnoy-320.webp')).headers.get('cache-control')).toContain(
    'no-cache',
  );
});

test('the same file is told to be there, and its second copy is gone', async () => {
  const before = await readdir(join(backend.services.config.dataDir, 'uploads'));
  const { known, picture } = await add('copy.jpg', await photo('#336699'));
  expect([known, picture.id]).toEqual([true, 'dvor-vesnoy']);
  expect(await readdir(join(backend.services.config.dataDir, 'uploads'))).toEqual(before);
});

test('without a description it stands in no news item; with one it does, and cannot be deleted', async () => {
  const body = {
    ...{ title: 'Двор', lead: 'Весной.', date: '2026-04-01', topic: 'Двор', complex: '' },
    ...{ picture: 'dvor-vesnoy', audience: 'all', draft: false, from: null, until: null },
    blocks: [{ type: 'image', picture: { id: 'dvor-vesnoy', width: 60, height: 90 } }],
  };
  const news = () => editor.post('News.Save', { id: 'dvor-novost', revision: null, body });
  const refused = await news();
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining('нет описания'),
  ]);
  expect((await describePicture('dvor-vesnoy')).status).toBe(200);
  expect((await news()).status).toBe(200);
  expect((await get('dvor-vesnoy')).used).toEqual([
    { what: 'Новость', title: 'Двор', to: '/studio/content?view=news&entry=dvor-novost' },
  ]);
  expect((await editor.post('Pictures.Delete', { id: 'dvor-vesnoy' })).status).toBe(409);
});

test('another file and another focus have other addresses, on the site as well', async () => {
  const upload = await arrived('dvor-2.jpg', await photo('#669933', [300, 200]));
  const replaced = await editor.result<Edited>(
    editor.post('Pictures.Replace', { id: 'dvor-vesnoy', upload }),
  );
  expect(replaced.picture).toMatchObject({ files: 'dvor-vesnoy_v2', width: 200, height: 300 });
  expect((await describePicture('dvor-vesnoy', { focus_x: 20, focus_y: 70 })).status).toBe(200);
  const { body } = await backend.visitor().get('Content.GetNewsItem', { alias: 'dvor-novost' });
  const said = JSON.stringify(body);
  expect(said).toContain('"id":"dvor-vesnoy_v3","width":200');
  expect(said).toContain('"focus":"20% 70%"');
  expect((await open('/media/dvor-vesnoy_v2-320.webp')).headers.get('cache-control')).toContain(
    'no-cache',
  );
});

test('a drawing is cleaned, and serves as a picture and as itself', async () => {
  backend.clock.pass(60);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>1</script><path d="M0 0h40v20z"/></svg>';
  const { picture } = await add('План этажа.svg', Buffer.from(svg));
  expect(picture).toMatchObject({ id: 'plan-etazha', kind: 'plan', drawing: true });
  const drawing = await open('/media/plan-etazha_v1.svg');
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await drawing.text()).not.toContain('script');
  expect((await open('/media/plan-etazha_v1-640.avif')).status).toBe(200);
});

test.each([
  ['words', 'a.jpg', Buffer.from('no picture at all'), 422],
  ['HTML that is called a drawing', 'a.svg', Buffer.from('<html><svg></svg></html>'), 422],
  ['a document', 'a.png', Buffer.from('%PDF-1.7 and so on'), 422],
])('%s is refused by what it holds', async (_, name, bytes, status) => {
  const { upload } = await begin(name, bytes.length);
  const answer = await send(upload, 0, bytes);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('Подойдут JPG, PNG, WebP, AVIF');
});

test('what is broken, too large or of another ending is refused in words', async () => {
  const whole = await photo('#112233', [400, 300]);
  const upload = await arrived('half.jpg', whole.subarray(0, 300));
  expect((await editor.post('Pictures.Add', { upload })).status).toBe(422);
  for (const [name, size, words] of [
    ['a.jpg', 21 * 1024 * 1024, 'больше 20'],
    ['a.gif', 100, 'Подойдут'],
  ] as const) {
    const { status, body } = await editor.post('Pictures.Begin', { name, size });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)]);
  }
});

test('the list is narrowed by words, by kind and by use; the product’s own are there and stay', async () => {
  const listed = async (filter: Record<string, string>) =>
    (await editor.result<Listed>(editor.get('Pictures.List', filter))).pictures.map(({ id }) => id);
  expect((await listed({}))[0]).toBe('plan-etazha');
  expect(await listed({ only: 'unused' })).toEqual(['plan-etazha']);
  expect(await listed({ only: 'no-alt' })).toEqual(['plan-etazha']);
  expect(await listed({ text: 'весн', only: 'uploaded' })).toEqual(['dvor-vesnoy']);
  expect(await listed({ kind: 'progress' })).toContain('site-kanal-walls');
  expect((await editor.post('Pictures.Delete', { id: 'site-kanal-walls' })).status).toBe(409);
});

test('who only looks sends nothing, not even the bytes of a colleague', async () => {
  const lawyer = await staffAs(backend, 'lawyer');
  expect((await lawyer.get('Pictures.List')).status).toBe(200);
  expect((await lawyer.post('Pictures.Begin', { name: 'a.jpg', size: 5 })).status).toBe(403);
  const { upload } = await begin('mine.jpg', 5);
  expect((await send(upload, 0, Buffer.from('12345'), lawyer)).status).toBe(403);
  const asVisitor = await backend.visitor().send(`/api/uploads/${upload}`);
  expect(asVisitor.status).toBe(404);
});

test('an unused one is deleted with its file, and each change is in the journal', async () => {
  expect((await editor.post('Pictures.Delete', { id: 'plan-etazha' })).status).toBe(200);
  expect((await open('/media/plan-etazha_v1.svg')).status).toBe(404);
  const administrator = await staffAs(backend, 'administrator');
  const { entries } = await administrator.result<StudioResult<'Audit.List'>>(
    administrator.get('Audit.List', { subject: 'picture' }),
  );
  expect(entries.map(({ summary }) => summary)).toEqual([
    'Удалена картинка: План этажа',
    'Новая картинка: План этажа',
    'Изменена картинка: Двор весной',
    'Другой файл картинки: Двор весной',
    'Изменена картинка: Двор весной',
    'Новая картинка: Двор весной',
  ]);
});
