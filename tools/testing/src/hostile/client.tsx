import { createRoot, hydrateRoot } from 'react-dom/client';
import { sameHtml } from './same-html.ts';
import { Surfaces, type Case } from './surfaces.tsx';
import { violationsOf } from './violations.ts';

/** What a browser found on a page of hostile payloads. */
export interface Findings {
  /** Forbidden elements, attributes and addresses, with the payload that brought them. */
  violations: string[];
  /** What React said while it hydrated. */
  complaints: string[];
  /** Payloads that the browser renders otherwise than the server has written them. */
  differences: string[];
}

/** Hydrates the server's page, renders the same anew, and looks at every node of both. */
export async function examine(cases: readonly Case[]): Promise<Findings> {
  const server = document.querySelector('main');
  if (!server) throw new Error('The page has no <main>');
  const written = document.createElement('main');
  written.append(...[...server.childNodes].map((node) => node.cloneNode(true)));

  const complaints: string[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(String(error));
  const hydrated = new Set<EventTarget>();
  const page = <Surfaces cases={cases} onInput={({ target }) => hydrated.add(target)} />;
  hydrateRoot(server, page, { onRecoverableError });
  const client = document.createElement('div');
  document.body.append(client);
  const onUncaughtError = (error: unknown) => complaints.push(String(error));
  createRoot(client, { onUncaughtError }).render(<Surfaces cases={cases} />);
  const drawn = () => client.childElementCount === cases.length;
  while (!(drawn() && isHydrated(server, hydrated)) && complaints.length === 0) await rest(5);

  return {
    violations: [written, server, client].flatMap((root) => violationsOf(root, cases)),
    complaints,
    differences: cases.flatMap(({ payload }, index) =>
      sameHtml(server, client, index) && sameHtml(server, written, index) ? [] : [payload],
    ),
  };
}

/** Whether React dispatches events of every block, which wait for their code. */
function isHydrated(root: Element, hydrated: ReadonlySet<EventTarget>): boolean {
  const blocks = [...root.querySelectorAll('[data-block] > *')].filter((one) => !hydrated.has(one));
  for (const one of blocks) one.dispatchEvent(new Event('input', { bubbles: true }));
  return blocks.every((one) => hydrated.has(one));
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

Object.assign(globalThis, { examine });
