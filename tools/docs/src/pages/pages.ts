import type {
  BlockModel,
  ComponentModel,
  DocumentModel,
  LibraryModel,
  SiteModel,
} from '../model/model.ts';

/** One address of the site. */
export interface Page {
  /** Without an end, `/ui-kit/text-field`. */
  path: string;
  title: string;
  summary: string;
  /** What it is a page of: the name of a package, «Guides». */
  section: string;
}

const page = (section: string, { path, title, summary }: DocumentModel): Page => ({
  ...{ path, title, summary, section },
});

/** Every page of the site in the order of its contents. */
export function pagesOf({ libraries, guides }: SiteModel): Page[] {
  return [
    { path: '/', title: 'Packages', summary: 'What there is.', section: '' },
    ...guides.map((guide) => page('Guides', guide)),
    ...libraries.flatMap(libraryPages),
  ];
}

/** Pages of one package, itself first. */
export function libraryPages(library: LibraryModel): Page[] {
  const { folder, name, description, components, blocks, documents } = library;
  return [
    { path: `/${folder}`, title: name, summary: description, section: name },
    ...documents.map((one) => page(name, one)),
    ...[...components, ...blocks].map((one) => ({
      path: partPath(one),
      title: partTitle(one),
      summary: one.summary,
      section: name,
    })),
    {
      path: `/${folder}/changes`,
      title: `Changes of ${name}`,
      summary: 'What has changed, version by version.',
      section: name,
    },
  ];
}

/** What a component is imported as; a block in words, because its `type` is for the content. */
export const partTitle = (part: ComponentModel | BlockModel): string =>
  part.kind === 'block' ? part.title : part.name;

/** Address of a component or a block. */
export const partPath = ({ library, slug }: ComponentModel | BlockModel): string =>
  `/${library}/${slug}`;
