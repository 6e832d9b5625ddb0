import { Container } from '@m30/ui-kit/container';
import { kitExamples } from '@m30/ui-kit/examples';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ComponentSection } from './ComponentSection.tsx';
import { nameOf } from './name-of.ts';
import styles from './UiKitPage.module.css';

/** The library's surface as one page: every component in every state that its examples show. */
export function UiKitPage() {
  return (
    <>
      <PageHead
        title="Дизайн-система"
        note="Компоненты, из которых собран сайт: каждый во всех состояниях и на своей подложке. Примеры те же, что в Storybook и в тестах."
      />
      <Container>
        <nav className={styles.contents} aria-label="Компоненты">
          {kitExamples.map(({ title }) => (
            <a key={title} href={`#${nameOf(title)}`}>
              {nameOf(title)}
            </a>
          ))}
        </nav>
        {kitExamples.map((file) => (
          <ComponentSection key={file.title} file={file} />
        ))}
      </Container>
    </>
  );
}
