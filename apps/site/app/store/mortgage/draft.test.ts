import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from './draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const port = () => {
  const save = vi.fn<(answers: object, leaving: boolean) => Promise<void>>();
  save.mockResolvedValue();
  return { save, quiet: 800 };
};

test('keeps once, a moment after the last of several changes', async () => {
  const { save, quiet } = port();
  const draft = createDraft({}, { save, quiet });
  draft.set('price', '1');
  await vi.advanceTimersByTimeAsync(700);
  draft.set('price', '12');
  expect(draft.state()).toBe('pending');
  await vi.advanceTimersByTimeAsync(800);
  expect(save.mock.calls).toEqual([[{ price: '12' }, false]]);
  expect(draft.state()).toBe('saved');
});

test('keeps at once what is left when the page goes away, and nothing twice', async () => {
  const { save, quiet } = port();
  const draft = createDraft({ price: '1' }, { save, quiet });
  await draft.flush(true);
  expect(save).not.toHaveBeenCalled();
  draft.set('price', '2');
  await draft.flush(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(save.mock.calls).toEqual([[{ price: '2' }, true]]);
});

test('an answer that comes late does not call newer changes saved', async () => {
  const { save, quiet } = port();
  let arrive = () => {};
  save.mockImplementationOnce(() => new Promise<void>((resolve) => (arrive = resolve)));
  const draft = createDraft({}, { save, quiet });
  draft.set('price', '1');
  await vi.advanceTimersByTimeAsync(800);
  draft.set('price', '2');
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.state()).toBe('pending');
  await vi.advanceTimersByTimeAsync(800);
  expect(save).toHaveBeenLastCalledWith({ price: '2' }, false);
});

test('a failed try says so, the next change tries again', async () => {
  const { save, quiet } = port();
  save.mockRejectedValueOnce(new TypeError('offline'));
  const draft = createDraft({}, { save, quiet });
  const heard = vi.fn();
  draft.subscribe(heard);
  draft.set('price', '1');
  await vi.advanceTimersByTimeAsync(800);
  expect(draft.state()).toBe('failed');
  draft.set('price', '1');
  expect(draft.state()).toBe('failed');
  draft.set('price', '2');
  await vi.advanceTimersByTimeAsync(800);
  expect(draft.state()).toBe('saved');
  expect(heard).toHaveBeenCalled();
});
