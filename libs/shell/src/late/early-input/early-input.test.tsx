// @vitest-environment jsdom
import { act, Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noteHydrated } from './hydrated-fields.ts';
import { recordInputScript } from './record-input-script.ts';
import { replayInput } from './replay-input.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

beforeAll(() => {
  (0, eval)(recordInputScript);
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  delete window.earlyInput;
});

/** The document around a form. */
function Page({ code = null }: { code?: Promise<void> | null }) {
  return (
    <div onInput={noteHydrated}>
      <Suspense>
        <Form code={code} />
      </Suspense>
    </div>
  );
}

/** @param code what the browser waits for before the form hydrates */
function Form({ code }: { code: Promise<void> | null }) {
  if (code) use(code);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(true);
  const [pay, setPay] = useState('card');
  const [city, setCity] = useState('spb');
  return (
    <form>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {['card', 'bank'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="pay"
          value={kind}
          checked={pay === kind}
          onChange={() => setPay(kind)}
        />
      ))}
      <select value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="spb">СПб</option>
        <option value="lo">ЛО</option>
      </select>
      <output>{JSON.stringify({ name, text, agreed, pay, city })}</output>
    </form>
  );
}

/** Fills a field in as a visitor does who is faster than the code. */
function fill<Kind extends Element>(selector: string, change: (field: Kind) => void) {
  const field = find<Kind>(selector);
  change(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const find = <Kind extends Element>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;

const state = () => JSON.parse(find('output').textContent);

function receive(): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
  return find('main');
}

const arrive = async (main: HTMLElement, code?: Promise<void>) => {
  await act(async () => {
    root = hydrateRoot(main, <Page code={code ?? null} />);
  });
  act(() => replayInput(window.earlyInput ?? []));
};

test('what was typed and chosen before the code arrived is the state of the form', async () => {
  const main = receive();
  fill<HTMLInputElement>('[aria-label=name]', (field) => (field.value = 'Марина'));
  fill<HTMLTextAreaElement>('textarea', (field) => (field.value = 'Перезвоните'));
  fill<HTMLInputElement>('[type=checkbox]', (field) => (field.checked = false));
  fill<HTMLInputElement>('[value=bank]', (field) => (field.checked = true));
  fill<HTMLSelectElement>('select', (field) => (field.value = 'lo'));
  await arrive(main);
  expect(state()).toEqual({
    name: 'Марина',
    text: 'Перезвоните',
    agreed: false,
    pay: 'bank',
    city: 'lo',
  });
  expect(find<HTMLInputElement>('[aria-label=name]').value).toBe('Марина');
});

test('a part that hydrates later gets what stands in it by then', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const main = receive();
  fill<HTMLInputElement>('[aria-label=name]', (field) => (field.value = 'Мар'));
  await arrive(main, promise);
  find<HTMLInputElement>('[aria-label=name]').value = 'Марина';
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(state().name).toBe('');
  await act(async () => resolve());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(state().name).toBe('Марина');
});

test('a form that nobody touched stays as it is', async () => {
  const main = receive();
  await arrive(main);
  expect(window.earlyInput).toBeUndefined();
  expect(state()).toEqual({ name: '', text: '', agreed: true, pay: 'card', city: 'spb' });
});
