import { expect, test } from 'vitest';
import { at } from '../workspace/root.ts';
import { snippetsOf } from './snippets.ts';

/** Reads an examples file as if it stood beside the text field. */
const read = (text: string) =>
  snippetsOf(at('libs/ui-kit/src/components/text-field/Probe.examples.tsx'), text);

const HEAD = `
import { pictures } from '../../testing/pictures.ts';
import { Button } from '../button/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
const meta = { title: 'x', component: TextField, args: { label: 'Имя', wide: true, hint: undefined } };
export default meta;
`;

test('props of an example stand over those of its file, as JSX has them', async () => {
  const [one] = await read(
    `${HEAD}export const One = { args: { label: 'Телефон', after: <b>м</b> } };`,
  );
  expect(one?.code).toBe(`import { TextField } from '@m30/ui-kit/text-field';

export default function Example() {
  return <TextField label="Телефон" wide after={<b>м</b>} />;
}
`);
});

test('children stand between the tags', async () => {
  const [one] = await read(
    `${HEAD}export const One = { args: { label: undefined, children: 'Да' } };`,
  );
  expect(one?.code).toContain('<TextField wide>Да</TextField>');
});

test('what is rendered by a function takes its props where it spreads them, with what it calls', async () => {
  const [one] = await read(`${HEAD}
    export const One = { render: (args) => <Form {...args} /> };
    function Form(props: TextFieldProps) { return <Button>{props.label}</Button>; }
    function unused() {}`);
  expect(one?.code).toContain('<Form label="Имя" wide />');
  expect(one?.code).toContain('function Form(props: TextFieldProps)');
  expect(one?.code).toContain("import { type TextFieldProps } from '@m30/ui-kit/text-field';");
  expect(one?.code).not.toContain('unused');
});

test('what a package keeps to itself is written out', async () => {
  const [one] = await read(`${HEAD}export const One = { args: { after: pictures.length } };`);
  expect(one?.code).toContain('const pictures = [');
  expect(one?.code).not.toContain('testing/pictures');
});

test('an example that is no object is an error', async () => {
  await expect(read(`${HEAD}export const One = make();`)).rejects.toThrow('One is no example');
});
