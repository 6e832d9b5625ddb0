import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileField } from '@m30/ui-kit/file-field';
import { useHydrated } from '@m30/shell/late';
import styles from './ContractCheck.module.css';

/** Takes the hash of a file in the browser and asks about it: the file itself goes nowhere. */
export function CheckFile() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState(false);
  if (!useHydrated()) return null;
  const check = async (file: File | undefined) => {
    if (!file) return;
    try {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      await navigate(`/proverka/${hexOf(digest)}`);
    } catch {
      setProblem(true);
    }
  };
  return (
    <div className={styles.file}>
      <FileField
        label="Или файл PDF"
        hint="Отпечаток посчитает браузер, файл никуда не уйдёт."
        onFilesChange={([file]) => void check(file)}
      />
      <p role="alert">{problem && 'Файл не прочитался. Попробуйте выбрать его ещё раз.'}</p>
    </div>
  );
}

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
