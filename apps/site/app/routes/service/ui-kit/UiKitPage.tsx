import { Container } from '@m30/ui-kit/container';
import { kitExamples, type ExamplesFile } from '@m30/ui-kit/examples';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ComponentSection } from './ComponentSection.tsx';
import { idOf, nameOf } from './name-of.ts';
import styles from './UiKitPage.module.css';

/** The library's surface as one page: its foundations, and every component in every state that its examples show. */
export function UiKitPage() {
  return (
    <>
      <PageHead
        title="Дизайн-система"
        note="Основы и компоненты, из которых собран сайт: каждый во всех состояниях и на своей подложке. Примеры те же, что в Storybook и в тестах."
      />
      <Container>
        <Contents label="Основы" files={kitExamples.foundations} />
        <Contents label="Компоненты" files={kitExamples.components} />
        {kitExamples.foundations.map((file) => (
          <ComponentSection key={file.title} file={file} wide />
        ))}
        {kitExamples.components.map((file) => (
          <ComponentSection key={file.title} file={file} />
        ))}
      </Container>
    </>
  );
}

function Contents({ label, files }: { label: string; files: readonly ExamplesFile[] }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {files.map(({ title }) => (
        <a key={title} href={`#${idOf(title)}`}>
          {nameOf(title)}
        </a>
      ))}
    </nav>
  );
}
