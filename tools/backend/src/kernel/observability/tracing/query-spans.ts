import { inSpan, isTracing, type SpanStart } from './span.ts';

/** Whatever queries are sent by: a pool, a connection, a transaction. */
interface Queried {
  query: (asked: string | { text: string }, ...rest: never[]) => Promise<unknown>;
}

/** The same, with a span around each query; without tracing it is what was given. */
export function withQuerySpans<Client extends object>(client: Client & { query: unknown }): Client {
  if (!isTracing()) return client;
  const query = (client as unknown as Queried).query.bind(client);
  const traced = (asked: string | { text: string }, ...rest: never[]) =>
    inSpan(startOf(asked), () => query(asked, ...rest));
  return Object.create(client, { query: { value: traced } }) as Client;
}

/** The text holds `$1` where a value stands, as in the log. */
function startOf(asked: string | { text: string }): SpanStart {
  const text = typeof asked === 'string' ? asked : asked.text;
  const [, verb = 'query'] = /^\W*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update) "(\w+)"/i.exec(text) ?? [];
  const name = verb.toUpperCase();
  return {
    name: table === undefined ? name : `${name} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': name,
      'db.query.text': text,
    },
  };
}
