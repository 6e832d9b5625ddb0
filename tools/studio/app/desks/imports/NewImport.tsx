import { useState } from 'react';
import { FileField } from '@m30/ui-kit/file-field';
import type { StudioResult } from '../../../contract/client.ts';
import { useChange } from '../../api/queries.ts';
import { Loading } from '../../components/loading/Loading.tsx';
import { Difference } from './difference/Difference.tsx';
import styles from './difference/Difference.module.css';
import { ProgrammeForm, type Programme } from './ProgrammeForm.tsx';
import { packFile } from './pack-file.ts';

/** Bytes of a file before it is packed: larger ones go by the command line. */
const MOST = 32 * 1024 * 1024;

interface Compared {
  file: string;
  content: string;
  result: StudioResult<'Imports.Run'>;
  /** For a company that has none yet. */
  programme?: Programme;
}

const fileOf = ({ file, content, programme }: Compared) => ({
  ...{ file, content },
  ...(programme && { programme }),
});

/** Takes a file, shows what it would change, and writes that when it is asked to. */
export function NewImport() {
  const [compared, setCompared] = useState<Compared | null>(null);
  const compare = useChange('Imports.Run');
  const write = useChange('Imports.Run', {
    touches: ['Imports.List', 'Lots.Buildings', 'Prices.Lots'],
    done: ({ outcome }) => (outcome === 'written' ? 'Записано' : 'Ничего не записано'),
  });
  const choose = async ([file]: readonly File[]) => {
    setCompared(null);
    if (!file) return;
    const content = await packFile(file);
    // A refusal is shown in a message.
    const result = await compare.mutateAsync({ file: file.name, content }).catch(() => null);
    if (result) setCompared({ file: file.name, content, result });
  };
  return (
    <div className={styles.page}>
      <FileField
        label="Файл"
        hint="YRL (фид Яндекс Недвижимости), JSON Profitbase или таблица CSV, XLSX, до 32 МБ"
        accept=".xml,.yrl,.json,.csv,.txt,.xlsx"
        maxSize={MOST}
        maxCount={1}
        onFilesChange={(files) => void choose(files)}
      />
      {compare.isPending && !compared && <Loading />}
      {compared?.result.lacks_programme && (
        <ProgrammeForm
          send={async (programme) => {
            const result = await compare.mutateAsync({ ...fileOf(compared), programme });
            setCompared({ ...compared, programme, result });
          }}
        />
      )}
      {compared && (
        <Difference
          key={`${compared.content} ${compared.programme?.name ?? ''}`}
          result={compared.result}
          writing={write.isPending}
          onColumns={(columns) =>
            compare.mutateAsync({ ...fileOf(compared), columns }).catch(() => null)
          }
          onWrite={(wish) =>
            write.mutateAsync({ ...fileOf(compared), apply: true, ...wish }).catch(() => null)
          }
        />
      )}
    </div>
  );
}
