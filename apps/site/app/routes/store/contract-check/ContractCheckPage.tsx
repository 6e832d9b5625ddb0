import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { TextField } from '@m30/ui-kit/text-field';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { CheckAnswer } from './CheckAnswer.tsx';
import { CheckFile } from './CheckFile.tsx';
import type { HashAnswer } from './contract-check.server.ts';
import styles from './ContractCheck.module.css';

/** Checks a contract by its hash: what it stands for, and a form for another one. */
export function ContractCheckPage({ answer }: { answer: HashAnswer | null }) {
  return (
    <>
      <PageHead
        title="Проверка договора"
        note={
          'Отпечаток SHA-256 стоит на\u00a0каждом листе договора. По\u00a0нему видно, подписан ли именно этот текст.'
        }
      />
      <Container className={styles.page}>
        {answer && <CheckAnswer answer={answer} />}
        <form method="get" action="/proverka" className={styles.form} data-tone="paper">
          <h2>{answer ? 'Проверить другой' : 'Проверить'}</h2>
          <TextField
            label="Отпечаток"
            name="hash"
            hint="64 знака: цифры и латинские буквы от a до f, пробелы не мешают"
            autoComplete="off"
            required
            maxLength={200}
            defaultValue={answer?.contract ? '' : answer?.asked}
            error={answer?.wrong ? 'Это не отпечаток SHA-256: нужно 64 знака' : undefined}
          />
          <Button type="submit">Проверить</Button>
          <CheckFile />
        </form>
      </Container>
    </>
  );
}
