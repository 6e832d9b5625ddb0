import type { ComponentType, ReactElement } from 'react';
import type { Conformance } from './examples.ts';

/** An example ready to render. */
export interface NamedExample {
  name: string;
  element: ReactElement;
}

/** One examples file, read. */
export interface ExamplesFile {
  title: string;
  examples: NamedExample[];
  /** What the component promises about its root, if it does. */
  conformance: Conformance | undefined;
  /** The first example with further props. */
  probe: (props: Record<string, unknown>) => ReactElement;
}

type Props = Record<string, unknown>;
interface LooseExample {
  args?: Props;
  render?: (args: Props) => ReactElement;
}
interface LooseMeta {
  title: string;
  component: ComponentType<Props>;
  args?: Props;
  parameters?: { conformance?: Conformance };
}

/** Reads the module of a `*.examples.tsx` file as `import.meta.glob` gives it. */
export function examplesOf(module: unknown): ExamplesFile {
  const { default: meta, ...named } = module as { default: LooseMeta } & Record<
    string,
    LooseExample
  >;
  const { component: Component, args } = meta;
  const element = (example: LooseExample) => {
    const props = { ...args, ...example.args };
    // As a component, so that an example may use hooks.
    const Render = example.render ?? Component;
    return <Render {...props} />;
  };
  return {
    title: meta.title,
    conformance: meta.parameters?.conformance,
    examples: Object.entries(named).map(([name, example]) => ({ name, element: element(example) })),
    probe: (props) => <Component {...args} {...Object.values(named)[0]?.args} {...props} />,
  };
}
