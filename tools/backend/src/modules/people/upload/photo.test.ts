import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { checkPicture, cleanPhoto } from './photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'm30-photo-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(folder, String(count++));
  await writeFile(path, bytes);
  return path;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b99' } });

/** A picture whose head is right and whose points are noise. */
async function noise(): Promise<Buffer> {
  const bytes = await plain(640, 480).jpeg().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda])) + 14;
  const points = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 256));
  return Buffer.concat([bytes.subarray(0, scan), points]);
}

const UNREADABLE = 'Фотография не\u00a0читается. Подойдут JPG и\u00a0PNG';
const TOO_LARGE = 'В\u00a0фотографии слишком много точек. Уменьшите её и\u00a0добавьте ещё раз';

describe.each([
  ['looked at', checkPicture],
  ['drawn anew', cleanPhoto],
])('a photo that is %s', (_, act) => {
  test('is taken where it is one', async () => {
    for (const picture of [plain(300, 200).jpeg(), plain(300, 200).png()]) {
      await act(await stored(await picture.toBuffer()));
    }
  });

  test.each([
    ['noise behind a right head', noise],
    ['a head alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
    ['half of one', async () => (await noise()).subarray(0, 400)],
  ])('is refused where it is %s', async (__, make) => {
    const path = await stored(await make());
    await expect(act(path)).rejects.toMatchObject({ status: 422, message: UNREADABLE });
  });

  test('is refused where it would take more memory than one may, before it takes it', async () => {
    const whole = await plain(10_000, 10_000).png({ palette: true }).toBuffer();
    const passes = await plain(6_000, 5_000).jpeg({ progressive: true }).toBuffer();
    for (const bytes of [whole, passes]) {
      const path = await stored(bytes);
      await expect(act(path)).rejects.toMatchObject({ status: 422, message: TOO_LARGE });
    }
  });
});

test('a photo that is only looked at stays as it is', async () => {
  const bytes = await plain(30, 20).png().toBuffer();
  const path = await stored(bytes);
  await checkPicture(path);
  expect((await readFile(path)).equals(bytes)).toBe(true);
});
