import { Button } from '@m30/ui-kit/button';
import type { RunOutcome } from '../../../../contract/catalogue/import-source.schema.ts';
import type { StudioInput } from '../../../../contract/client.ts';
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
  const compare = useChange('Imports.Compare');
  const { run, guessed, ...found } = waiting;
  const send = (input: Omit<StudioInput<'Imports.Decide'>, 'run'>) =>
    // A refusal is shown in a message.
    decide.mutateAsync({ run, ...input }).catch(() => null);
  return (
    <Difference
      result={found}
      words={wordsOf(waiting)}
      confirms={guessed}
      writing={decide.isPending}
      closesGone={source.close_gone}
      onColumns={(columns) => compare.mutateAsync({ run, columns }).catch(() => null)}
      onWrite={async (wish) => {
        await send({ apply: true, ...wish });
        return null;
      }}
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

function wordsOf({ file, outcome, guessed }: WaitingDifferenceProps['waiting']): string {
  if (outcome === 'refused') {
    return `Файл «${file}» записать нельзя: выберите столбцы, если они поняты неверно, или исправьте файл.`;
  }
  return guessed
    ? `Файл «${file}» ждёт решения: проверьте, так ли поняты столбцы, и разницу.`
    : `Файл «${file}» ждёт решения: проверьте разницу.`;
}
