import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body whose parts come with a pause between them. */
function bodyOf(parts: readonly string[], pause: number): ReadableStream<Uint8Array> {
  const rest = [...parts];
  return new ReadableStream({
    async pull(controller) {
      await sleep(pause);
      const part = rest.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(bytes(part));
    },
  });
}

test('what ends in time is given whole', async () => {
  const whole = await gather(bodyOf(['<p>', 'text', '</p>'], 0), 1_000);
  expect(whole).toEqual(Buffer.from('<p>text</p>'));
});

test('what takes longer goes on as a stream, with nothing lost', async () => {
  const stream = await gather(bodyOf(['<p>', 'text', '</p>'], 60), 100);
  expect(stream).toBeInstanceOf(ReadableStream);
  expect(await new Response(stream as BodyInit).text()).toBe('<p>text</p>');
});

test('a body that fails in time fails the answer', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('gone')),
  });
  await expect(gather(body, 100)).rejects.toThrow('gone');
});
