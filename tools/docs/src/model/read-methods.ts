import { registry } from '@m30/api';
import { levelOf } from '@m30/api/levels';
import { describeFields } from '@m30/blocks/server';
import { fieldRows } from './block-fields.ts';
import type { DocumentModel } from './model.ts';

type Method = (typeof registry)[number];

/** The contract, a page for each group of methods: `Objects.GetLots` stands among `Objects`. */
export function readMethods(): DocumentModel[] {
  const groups = Map.groupBy(registry, ({ name }) => name.split('.', 1)[0] ?? name);
  return [...groups].map(([group, methods]) => ({
    path: `/api/${group.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    title: group,
    summary: methods.map(({ name }) => name.slice(group.length + 1)).join(', '),
    markdown: `# ${group}\n\n${methods.map(methodMarkdown).join('\n')}`,
  }));
}

function methodMarkdown(method: Method): string {
  const { name, verb, summary, access, input, errors } = method;
  const who = access === 'buyer' ? 'a buyer who is logged in' : 'anybody';
  const rows = fieldRows(describeFields(input));
  const fields = rows.map(
    ({ path, type, required }) =>
      `| \`${path}\`${required ? ' *' : ''} | ${type.replaceAll('|', '\\|')} |`,
  );
  const refusals = Object.entries(errors).map(([code, when]) => `- ${code}: ${when}`);
  return [
    `## ${name}`,
    summary,
    `\`${verb} /api/${name}\`, called by ${who}; level of a backend: ${levelOf(name as Parameters<typeof levelOf>[0])}.`,
    rows.length > 0 ? ['| input | type |', '| --- | --- |', ...fields].join('\n') : 'No input.',
    `Its result is \`ResultOf<'${name}'>\` of \`@m30/api/client\`.`,
    refusals.length > 0 ? `Refusals:\n\n${refusals.join('\n')}` : '',
  ]
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('\n');
}
