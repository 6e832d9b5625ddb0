import { DocumentLink } from '@m30/ui-kit/document-link';
import type { BlockDocument } from '../../core/document.schema.ts';
import { linkProps } from '../link-props.ts';

export interface DocumentsProps {
  documents: readonly BlockDocument[];
}

/** Pages to open and files to take, one row each. */
export function Documents({ documents }: DocumentsProps) {
  return (
    <ul>
      {documents.map((document, index) => (
        <li key={index}>
          <Row document={document} />
        </li>
      ))}
    </ul>
  );
}

function Row({ document }: { document: BlockDocument }) {
  if (document.type === 'link') {
    const { href, ...rest } = linkProps(document.link);
    return <DocumentLink {...rest} document={{ ...document, link: href }} />;
  }
  const { href, ...rest } = linkProps(document.file.src);
  return (
    <DocumentLink {...rest} document={{ ...document, file: { ...document.file, src: href } }} />
  );
}
