import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftState } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saverOf(save: (draft: string) => Promise<unknown>) {
  const states: DraftState[] = [];
  const saver = createDraftSaver<string>({ save, onState: (state) => states.push(state) });
  return { saver, states };
}

describe('a draft', () => {
  it('is saved once after the hand rests, as it was typed last', async () => {
    const save = vi.fn(async (_: string) => {});
    const { saver, states } = saverOf(save);
    for (const draft of ['С', 'Са', 'Сав']) saver.change(draft);
    await vi.advanceTimersByTimeAsync(599);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['Сав']]);
    expect(new Set(states)).toEqual(new Set(['saving', 'saved']));
    expect(states.at(-1)).toBe('saved');
    expect(saver.pending()).toBeUndefined();
  });

  it('typed while an older one is on its way follows it, never overtakes it', async () => {
    const first = Promise.withResolvers<void>();
    const save = vi.fn((draft: string) => (draft === 'а' ? first.promise : Promise.resolve()));
    const { saver } = saverOf(save);
    saver.change('а');
    await vi.advanceTimersByTimeAsync(600);
    saver.change('аб');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save.mock.calls).toEqual([['а']]);
    first.resolve();
    await saver.flush();
    expect(save.mock.calls).toEqual([['а'], ['аб']]);
  });

  it('is saved now and then while the hand never rests', async () => {
    const save = vi.fn(async (_: string) => {});
    const { saver } = saverOf(save);
    for (let key = 1; key <= 40; key += 1) {
      saver.change(String(key));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('that was not saved is tried again and says so', async () => {
    const save = vi.fn(async (_: string) => {});
    save.mockRejectedValueOnce(new Error('offline'));
    const { saver, states } = saverOf(save);
    saver.change('а');
    await vi.advanceTimersByTimeAsync(600);
    expect(states.at(-1)).toBe('failed');
    expect(saver.pending()).toBe('а');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(states.at(-1)).toBe('saved');
  });

  it('is sent at once when asked for', async () => {
    const save = vi.fn(async (_: string) => {});
    const { saver } = saverOf(save);
    saver.change('а');
    await saver.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await saver.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
