// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { tellChosen, tellTyped } from './tell-typed.ts';
import { choicesMadeEarly, fieldsTypedEarly } from './typed-early.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(true);
  const [pay, setPay] = useState('card');
  const [city, setCity] = useState('spb');
  return (
    <form>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
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
      <output>{JSON.stringify({ name, agreed, pay, city })}</output>
    </form>
  );
}

const find = <Kind extends Element>(selector: string) =>
  document.querySelector<Kind>(selector) as Kind;

const state = () => JSON.parse(find('output').textContent);

function receive(): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  return find('main');
}

const arrive = async (main: HTMLElement) => {
  const choices = choicesMadeEarly();
  await act(async () => {
    root = hydrateRoot(main, <Form />);
  });
  act(() => {
    tellTyped(fieldsTypedEarly());
    tellChosen(choices);
  });
};

test('what was typed and chosen before the code arrived is the state of the form', async () => {
  const main = receive();
  find<HTMLInputElement>('[aria-label=name]').value = 'Марина';
  find<HTMLInputElement>('[type=checkbox]').checked = false;
  find<HTMLInputElement>('[value=bank]').checked = true;
  find<HTMLSelectElement>('select').value = 'lo';
  await arrive(main);
  expect(state()).toEqual({ name: 'Марина', agreed: false, pay: 'bank', city: 'lo' });
  expect(find<HTMLInputElement>('[aria-label=name]').value).toBe('Марина');
});

test('a form that nobody touched stays as it is', async () => {
  const main = receive();
  await arrive(main);
  expect(fieldsTypedEarly()).toEqual([]);
  expect(state()).toEqual({ name: '', agreed: true, pay: 'card', city: 'spb' });
});
