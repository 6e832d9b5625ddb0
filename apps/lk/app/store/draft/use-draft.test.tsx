// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

const EMPTY = { title: '', text: '' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('what is typed is there after a reload, and gone once it was sent', () => {
  const first = renderHook(() => useDraft('test', EMPTY));
  act(() => first.result.current[1]({ title: 'Вопрос' }));
  first.unmount();
  const second = renderHook(() => useDraft('test', EMPTY));
  expect(second.result.current[0]).toEqual({ title: 'Вопрос', text: '' });
  act(() => second.result.current[2]());
  expect(second.result.current[0]).toBe(EMPTY);
});

test('drafts of other keys are left alone, and broken ones are empty', () => {
  sessionStorage.setItem('lk.draft.broken', '{');
  const { result } = renderHook(() => [useDraft('one', EMPTY), useDraft('broken', EMPTY)]);
  act(() => result.current[0]?.[1]({ text: 'да' }));
  expect(result.current.map((draft) => draft[0].text)).toEqual(['да', '']);
});
