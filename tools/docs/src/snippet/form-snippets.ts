import ts from 'typescript';
import { identifiersIn } from './declarations.ts';
import { attributes, mergeProps } from './props-text.ts';

/** The body of an example, with the names that it uses and the imports that it has besides. */
export interface Body {
  code: string;
  names: Set<string>;
  imports?: string[];
}

const HOST = [
  "import { FormsProvider } from '@m30/forms';",
  "import { createFakeForms } from '@m30/forms/testing';",
];
const WINDOW = [
  "import { useState } from 'react';",
  "import { Button } from '@m30/ui-kit/button';",
  ...HOST,
];

/** Examples of lead forms: `formExample(Form, look?, forms?)` and `windowExample(FormModal, data?)` of `libs/forms`. */
export function formBody(example: ts.Expression | undefined): Body | undefined {
  if (!example || !ts.isCallExpression(example)) return undefined;
  const [Form, second, forms] = example.arguments;
  if (!Form) return undefined;
  const names = new Set([Form.getText()]);
  switch (example.expression.getText()) {
    case 'formExample': {
      const look = mergeProps(second);
      for (const one of look.values()) identifiersIn(one, names);
      const host = forms?.getText() ?? 'createFakeForms()';
      const element = `<FormsProvider forms={forms}><${Form.getText()} ${attributes(look)} /></FormsProvider>`;
      return { names, imports: HOST, code: withHost(host, `return ${element};`) };
    }
    case 'windowExample': {
      if (second) identifiersIn(second, names);
      const data = second ? `data={${second.getText()}}` : '';
      const modal = `<${Form.getText()} open={open} onClose={() => setOpen(false)} ${data} />`;
      const body = `const [open, setOpen] = useState(false);
        return (<FormsProvider forms={forms}>
          <Button variant="secondary" onClick={() => setOpen(true)}>Открыть окно</Button>
          ${modal}
        </FormsProvider>);`;
      return { names, imports: WINDOW, code: withHost('createFakeForms()', body) };
    }
    default:
      return undefined;
  }
}

const withHost = (forms: string, body: string) =>
  `// Sends nowhere; a host of yours stands in its place.
const forms = ${forms};

export default function Example() { ${body} }`;
