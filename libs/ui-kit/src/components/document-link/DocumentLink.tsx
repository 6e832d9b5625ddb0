import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { formatFileSize } from '../../format/index.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './DocumentLink.module.css';
import { fileTypeName } from './file-type.ts';

/** A file behind a document. */
export interface DocumentFile {
  /** Its address. */
  src: string;
  /** Media type or extension; when it is missing the address tells. */
  type?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
}

/** An element of a list of documents: a page to open or a file to take. */
export type DocumentElement = { label?: string | null | undefined } & (
  { type: 'link'; link: string } | { type: 'file'; file: DocumentFile }
);

/** Other props go to the `<a>`. */
export interface DocumentLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'type' | 'children'> {
  /** What it leads to: a file with its size, or a page. */
  document: DocumentElement;
}

/** A row that leads to a document and says what will arrive: «PDF, 6,4 МБ». */
export function DocumentLink({ document: element, className, ...rest }: DocumentLinkProps) {
  const file = element.type === 'file' ? element.file : undefined;
  const facts = file && [
    fileTypeName(file.type, file.src),
    ...(file.size === undefined ? [] : [formatFileSize(file.size)]),
  ];
  return (
    <a
      {...rest}
      href={element.type === 'file' ? element.file.src : element.link}
      className={cx(styles.row, className)}
    >
      <Icon name={file ? 'document' : 'arrow-right'} size={24} />
      <span className={styles.label}>
        {element.label?.trim() || 'Без названия'}
        {facts && <span className="visually-hidden">,</span>}
      </span>{' '}
      {facts && <small className={styles.facts}>{facts.join(', ')}</small>}
    </a>
  );
}
