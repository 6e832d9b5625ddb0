import { Button } from '@m30/ui-kit/button';
import type { RunOutcome } from '../../../../contract/catalogue/import-source.schema.ts';
import { useChange } from '../../../api/queries.ts';
import { Difference } from '../difference/Difference.tsx';
import type { SourceDetails } from './source.ts';

const DONE: Partial<Record<RunOutcome, string>> = {
  applied: 'Записано: сайт уже показывает новое',
  dismissed: 'Отказались: этот файл больше не предложим',
  same: 'Отличий уже нет',
  waiting: 'Ничего не записано: посмотрите разницу ещё раз',
  refused: 'Ничего не записано: в файле теперь ошибки',
  failed: 'Ничего не записано: источник не отдал файл',
};

interface WaitingDifferenceProps {
  source: SourceDetails;
  waiting: NonNullable<SourceDetails['waiting']>;
}

/** What a source would change, until somebody has it written or decides against it. */
export function WaitingDifference({ source, waiting }: WaitingDifferenceProps) {
  const decide = useChange('Imports.Decide', {
    touches: ['Imports.Source', 'Imports.Sources', 'Imports.List', 'Lots.Buildings', 'Prices.Lots'],
    done: ({ outcome }) => DONE[outcome] ?? 'Ничего не записано',
  });
  const { run, guessed, ...found } = waiting;
  const send = (input: { apply: boolean; accept_suspicious?: boolean; close_gone?: boolean }) =>
    // A refusal is shown in a message.
    decide.mutateAsync({ run, ...input }).catch(() => null);
  return (
    <Difference
      result={{ ...found, outcome: 'dry-run' }}
      words={
        guessed.length > 0
          ? `Файл «${waiting.file}» ждёт решения: проверьте, так ли поняты столбцы, и разницу.`
          : `Файл «${waiting.file}» ждёт решения: проверьте разницу.`
      }
      columns={guessed}
      writing={decide.isPending}
      closesGone={source.close_gone}
      onWrite={async (wish) => void (await send({ apply: true, ...wish }))}
    >
      <Button
        variant="secondary"
        disabled={decide.isPending}
        onClick={() => void send({ apply: false })}
      >
        Не записывать
      </Button>
    </Difference>
  );
}
