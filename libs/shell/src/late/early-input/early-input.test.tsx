// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
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

function Form() {
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
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  return find('main');
}

const arrive = async (main: HTMLElement) => {
  await act(async () => {
    root = hydrateRoot(main, <Form />);
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

test('a form that nobody touched stays as it is', async () => {
  const main = receive();
  await arrive(main);
  expect(window.earlyInput).toBeUndefined();
  expect(state()).toEqual({ name: '', text: '', agreed: true, pay: 'card', city: 'spb' });
});
