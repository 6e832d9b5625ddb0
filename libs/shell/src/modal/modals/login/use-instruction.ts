import { useMatches } from 'react-router';

/** Address of the instruction that the app's template names, whichever route has loaded it; without one there is no link. */
export function useInstruction(): string | undefined {
  const found = useMatches()
    .map(({ loaderData }) => instructionOf(Object(loaderData).template as object | undefined))
    .find((instruction) => typeof instruction === 'string');
  return found || undefined;
}

function instructionOf(template: object | undefined): unknown {
  return template && Object(template).instruction;
}
