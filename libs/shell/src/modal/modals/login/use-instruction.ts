import { useMatches } from 'react-router';
import { taken, type Handed } from '../../../handed/index.ts';

/** Address of the instruction that the app's template names, whichever route has loaded it; without one there is no link. */
export function useInstruction(): string | undefined {
  const found = useMatches()
    .map(({ loaderData }) => instructionOf(Object(loaderData).template as object | undefined))
    .find((instruction) => typeof instruction === 'string');
  return found || undefined;
}

function instructionOf(template: object | undefined): unknown {
  return template && Object(taken(template as Handed<unknown>)).instruction;
}
