import type {
  BlockModel,
  Change,
  ComponentModel,
  LibraryModel,
  SiteModel,
} from '../model/model.ts';
import { pagesOf, partPath, partTitle, libraryPages } from './pages.ts';
import { sizeText } from './size-text.ts';

/**
 * A page of the site as Markdown: what stands beside it as `.md`, in `llms-full.txt` and in the index of the search.
 * @param path its address, one of `pagesOf`
 */
export function pageMarkdown(site: SiteModel, path: string): string {
  const library = site.libraries.find(
    ({ folder }) => path === `/${folder}` || path.startsWith(`/${folder}/`),
  );
  if (!library) {
    const guide = site.guides.find((one) => one.path === path);
    return guide?.markdown ?? homeMarkdown(site);
  }
  if (path === `/${library.folder}`) return library.readme;
  if (path === `/${library.folder}/changes`) {
    return `# Changes of ${library.name}\n\n${changesMarkdown(library.changes)}`;
  }
  const document = library.documents.find((one) => one.path === path);
  if (document) return document.markdown;
  const part = [...library.components, ...library.blocks].find((one) => partPath(one) === path);
  if (!part) throw new Error(`there is no page ${path}`);
  return partMarkdown(part);
}

const homeMarkdown = ({ libraries }: SiteModel) =>
  `# Packages\n\n${libraries.map(({ name, description }) => `- **${name}**: ${description}`).join('\n')}\n`;

/** Every heading of a page of a component or block, with what stands below it; empty parts are left out. */
function partMarkdown(part: ComponentModel | BlockModel): string {
  const { summary, notes, examples, tokens, size, changes } = part;
  const texts = (list: readonly { en: string }[] | undefined) =>
    list?.map(({ en }) => `- ${en}`).join('\n');
  const sections: [title: string, text: string | undefined][] = [
    [
      'Examples',
      examples.map((one) => `### ${one.name}\n\n${fence('tsx', one.code)}`).join('\n\n'),
    ],
    part.kind === 'component' ? ['Props', propsMarkdown(part)] : ['Fields', fieldsMarkdown(part)],
    ['Keyboard', notes?.keyboard.en],
    ['Screen readers', notes?.screenReader.en],
    ['Do', texts(notes?.do)],
    ['Don’t', texts(notes?.dont)],
    ['Tokens', tokens.map((token) => `\`${token}\``).join(', ')],
    ['Size', size === undefined ? undefined : `${sizeText(size)} (brotli, all it needs but React)`],
    ['Changes', changesMarkdown(changes)],
  ];
  const head = `# ${partTitle(part)}\n\n${summary}\n`;
  const imported =
    part.kind === 'component'
      ? `\nImport from \`${part.entry}\`.\n`
      : `\nIts type is \`${part.name}\`.\n`;
  return (
    head +
    imported +
    sections
      .filter(([, text]) => text)
      .map(([title, text]) => `\n## ${title}\n\n${text}\n`)
      .join('')
  );
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

const cell = (text: string) => text.replaceAll('|', '\\|');

function propsMarkdown({ props, element }: ComponentModel): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.required ? ' *' : ''} | \`${cell(prop.type)}\` | ${prop.default ? `\`${cell(prop.default)}\`` : ''} | ${cell(prop.description)} |`,
  );
  const table = ['| prop | type | default | |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const rest = element ? `Other props go to the \`<${element}>\`.` : '';
  return [rows.length > 0 ? table : '', rest].filter(Boolean).join('\n\n');
}

function fieldsMarkdown({ fields }: BlockModel): string {
  const rows = fields.map(
    ({ path, type, required, title, inStudio }) =>
      `| \`${path}\`${required ? ' *' : ''} | ${cell(type)} | ${cell(title)} | ${cell(inStudio)} |`,
  );
  return [
    '| field | type | what it is | in the Studio |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Changes below their versions. */
function changesMarkdown(changes: readonly Change[]): string {
  const versions = [...new Set(changes.map(({ version }) => version))];
  return versions
    .map((version) => {
      const items = changes.filter((one) => one.version === version);
      return `### ${version ?? 'Next release'}\n\n${items.map(({ text }) => `- ${text.split('\n').join(' ')}`).join('\n')}`;
    })
    .join('\n\n');
}

/** A list of all pages for readers that are programs (llmstxt.org). */
export function llmsText(site: SiteModel, origin = ''): string {
  const line = ({ path, title, summary }: { path: string; title: string; summary: string }) =>
    `- [${title}](${origin}${path === '/' ? '/index' : path}.md): ${summary}`;
  const section = (title: string, pages: readonly Parameters<typeof line>[0][]) =>
    `## ${title}\n\n${pages.map(line).join('\n')}\n`;
  return [
    '# m30 packages\n\n> React and TypeScript packages for the website of a property developer: kit, forms, content blocks, login, map, calculators, light, API.\n',
    section(
      'Guides',
      pagesOf(site).filter((one) => one.section === 'Guides'),
    ),
    ...site.libraries.map((library: LibraryModel) => section(library.name, libraryPages(library))),
  ].join('\n');
}
